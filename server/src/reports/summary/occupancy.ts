import type { ServiceType } from '#domain/agenda/appointment.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { Period } from '#domain/reports/period.js';
import type { OccupancyFigures } from '#domain/reports/summary.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { currentRowLimit } from '../../foundation/database/connections/row-limit.js';
import { Sql } from '../../foundation/database/sql.js';

interface OccupancyRow {
  readonly professionalId: number;
  /** Empty until the clinic names its first professionals. */
  readonly name: string;
  readonly firstService: ServiceType;
  readonly weekday: number;
  readonly openMinutes: number;
  readonly bookedMinutes: number;
}

/**
 * How much of the opening hours is booked, in half hours. Open is when the agenda of one of a professional's services and
 * the professional's own hours say so, as they are set now: former opening hours are not kept. Closed days, days off and
 * blocked hours are not open, nor are the days after a professional was archived, nor those before they were entered or,
 * if that was earlier or not noted, before their first appointment. Overbooked appointments hold no hours.
 * Days with the same hours are counted together: a year of ten professionals has 70,000 open half hours.
 * For a person limited to their own agenda, only the hours of their services are open, and those that a visit of another
 * service holds are not: `appointment_slot` has no view of their own rows.
 */
@Injectable()
export class Occupancy {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async of({ from, to }: Period): Promise<Array<Omit<OccupancyFigures, 'period'>>> {
    const rows = await this.sql.rowsWithFreshPlan<OccupancyRow>(
      `with working as (
         select p.id as professional_id, o.service_type, o.weekday, half_hour
         from professional p
           join opening_hours o on o.service_type = any (p.services) and ($4::text[] is null or o.service_type = any ($4))
           cross join generate_series(o.opens_at / 30, o.closes_at / 30 - 1) as half_hour
         where not p.has_own_hours or exists (
           select from professional_hours h
           where h.professional_id = p.id and h.weekday = o.weekday and half_hour * 30 >= h.opens_at
             and half_hour * 30 < h.closes_at)),
       since as materialized (
         select p.id as professional_id,
                least((p.created_at at time zone $3::text)::date,
                      (select min(a.date) from appointment a where a.professional_id = p.id)) as day
         from professional p),
       working_day as materialized (
         select p.id as professional_id, d.day::date as day, extract(isodow from d.day)::integer as weekday,
                array_agg(s.service_type order by s.service_type) as services
         from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') as d (day)
           cross join professional p
           join since b on b.professional_id = p.id and (b.day is null or d.day::date >= b.day)
           cross join unnest(p.services) as s (service_type)
         where ($4::text[] is null or s.service_type = any ($4))
           and (p.archived_at is null or d.day::date <= (p.archived_at at time zone $3::text)::date)
           and not exists (select from closure c
                           where d.day::date between c.from_date and c.to_date
                             and (c.service_type is null or c.service_type = s.service_type))
           and not exists (select from day_off f
                           where f.professional_id = p.id and d.day::date between f.from_date and f.to_date)
         group by 1, 2, 3),
       kind_of_day as (
         select professional_id, weekday, services, count(*) as days from working_day group by 1, 2, 3),
       open_half as materialized (
         select distinct k.professional_id, k.weekday, k.services, k.days, w.half_hour
         from kind_of_day k
           join working w on w.professional_id = k.professional_id and w.weekday = k.weekday
             and w.service_type = any (k.services)),
       held as materialized (
         select s.professional_id, d.weekday, d.services, s.slot,
                count(*) filter (where h.is_booked) as booked, count(*) filter (where not h.is_booked) as blocked
         from appointment_slot s
           cross join lateral (
             select s.appointment_id is not null
                    and ($4::text[] is null or exists (select from appointment a where a.id = s.appointment_id))
                      as is_booked) h
           join working_day d on d.professional_id = s.professional_id and d.day = s.day
         where s.day between $1 and $2 and (s.appointment_id is not null or s.held_until is null)
         group by 1, 2, 3, 4)
       select h.professional_id as "professionalId", p.name, p.services[1] as "firstService", h.weekday,
              30 * sum(h.days - coalesce(x.blocked, 0))::integer as "openMinutes",
              30 * coalesce(sum(x.booked), 0)::integer as "bookedMinutes"
       from open_half h
         join professional p on p.id = h.professional_id
         left join held x on x.professional_id = h.professional_id and x.weekday = h.weekday and x.services = h.services
           and x.slot = h.half_hour
       group by h.professional_id, p.name, p.services, p.position, h.weekday
       having sum(h.days - coalesce(x.blocked, 0)) > 0
       order by p.position, h.professional_id, h.weekday`,
      [from, to, this.clock.timeZone, currentRowLimit()?.services ?? null],
    );
    return rows.map(({ name, firstService, ...row }) => ({
      ...row,
      professionalName: professionalName(name, firstService),
    }));
  }
}
