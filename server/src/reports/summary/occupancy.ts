import type { ServiceType } from '#domain/agenda/appointment.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import type { Period } from '#domain/reports/period.js';
import type { OccupancyFigures } from '#domain/reports/summary.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
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
 * blocked hours are not open, nor are the days after a professional was archived. Overbooked appointments hold no hours.
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
           join opening_hours o on o.service_type = any (p.services)
           cross join generate_series(o.opens_at / 30, o.closes_at / 30 - 1) as half_hour
         where not p.has_own_hours or exists (
           select from professional_hours h
           where h.professional_id = p.id and h.weekday = o.weekday and half_hour * 30 >= h.opens_at
             and half_hour * 30 < h.closes_at)),
       working_day as (
         select d.day::date as day, p.id as professional_id, s.service_type
         from generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') as d (day)
           cross join professional p
           cross join unnest(p.services) as s (service_type)
         where (p.archived_at is null or d.day::date <= (p.archived_at at time zone $3::text)::date)
           and not exists (select from closure c
                           where d.day::date between c.from_date and c.to_date
                             and (c.service_type is null or c.service_type = s.service_type))
           and not exists (select from day_off f
                           where f.professional_id = p.id and d.day::date between f.from_date and f.to_date)),
       held as (
         select s.professional_id, s.day, s.slot, s.appointment_id is not null as is_booked
         from appointment_slot s
         where s.day between $1 and $2 and (s.appointment_id is not null or s.held_until is null)),
       open_half as (
         select distinct w.professional_id, d.day, w.weekday, w.half_hour
         from working_day d
           join working w on w.professional_id = d.professional_id and w.service_type = d.service_type
             and w.weekday = extract(isodow from d.day)::integer)
       select h.professional_id as "professionalId", p.name, p.services[1] as "firstService", h.weekday,
              30 * count(*)::integer as "openMinutes",
              30 * count(*) filter (where s.is_booked)::integer as "bookedMinutes"
       from open_half h
         join professional p on p.id = h.professional_id
         left join held s on s.professional_id = h.professional_id and s.day = h.day and s.slot = h.half_hour
       where s.is_booked is distinct from false
       group by h.professional_id, p.name, p.services, p.position, h.weekday
       order by p.position, h.professional_id, h.weekday`,
      [from, to, this.clock.timeZone],
    );
    return rows.map(({ name, firstService, ...row }) => ({
      ...row,
      professionalName: professionalName(name, firstService),
    }));
  }
}
