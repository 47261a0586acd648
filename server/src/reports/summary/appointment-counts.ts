import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { BookingSource } from '#domain/agenda/booking-source.js';
import type { Canceller } from '#domain/agenda/canceller.js';
import type { Notice } from '#domain/agenda/cancellation-notice.js';
import type { Outcomes } from '#domain/reports/summary.js';
import type { NamedPeriod, Period } from '#domain/reports/period.js';
import {
  type AppointmentFigures,
  type CancellationFigures,
  type HourFigures,
  type PatientFigures,
  type ResoldFigures,
  servicesOf,
  type SourceFigures,
  type WeekFigures,
} from '#domain/reports/summary.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { sourceOf } from '../../agenda/appointments/booking-source.js';
import { cancellerOf, LAST_CANCELLATION } from '../../agenda/appointments/canceller.js';
import { noticeOf } from '../../agenda/appointments/cancellation-notice.js';
import { IS_RESOLD } from '../../agenda/appointments/resold.js';
import { wasHereBefore } from '../../agenda/appointments/attended-patients.js';
import { ofPeriods } from './of-periods.js';
import { Occupancy } from './occupancy.js';

interface WeekRow extends Outcomes {
  readonly week: LocalDate;
  readonly serviceType: ServiceType;
}

/** As `stateOf` in domain/agenda/appointment-state.ts. */
const STATE = `case when a.attendance = 'NO_SHOW' and a.status <> 'CANCELLED' then 'NO_SHOW' else a.status end`;
const IN_PERIOD = 'a.date between $1 and $2';

/** The figures of appointments, by the day of the appointment. */
@Injectable()
export class AppointmentCounts {
  constructor(
    private readonly sql: Sql,
    private readonly occupancy: Occupancy,
    private readonly clock: Clock,
  ) {}

  async of(periods: readonly NamedPeriod[]): Promise<AppointmentFigures> {
    const weeks: WeekFigures[] = await ofPeriods(periods, (one) => this.weeks(one));
    const cancellations: CancellationFigures[] = await ofPeriods(periods, (one) => this.cancellations(one));
    const occupancy = await ofPeriods(periods, (one) => this.occupancy.of(one));
    const hours: HourFigures[] = await ofPeriods(periods, (one) => this.hours(one));
    const patients: PatientFigures[] = await ofPeriods(periods, (one) => this.patients(one));
    const sources: SourceFigures[] = await ofPeriods(periods, (one) => this.sources(one));
    const resold: ResoldFigures[] = await ofPeriods(periods, (one) => this.resold(one));
    return { services: servicesOf(weeks), weeks, cancellations, occupancy, hours, patients, sources, resold };
  }

  private weeks({ from, to }: Period): Promise<WeekRow[]> {
    return this.sql.rowsWithFreshPlan<WeekRow>(
      `select a.date - (extract(isodow from a.date)::integer - 1) as week, a.service_type as "serviceType",
              coalesce(sum(a.count) filter (where ${STATE} = 'COMPLETED'), 0)::integer as attended,
              coalesce(sum(a.count) filter (where ${STATE} = 'CANCELLED'), 0)::integer as cancelled,
              coalesce(sum(a.count) filter (where ${STATE} = 'NO_SHOW'), 0)::integer as "noShows",
              coalesce(sum(a.count) filter (where ${STATE} in ('BOOKED', 'CONFIRMED')), 0)::integer as open
       from (select a.date, a.service_type, a.status, a.attendance, count(*) as count
             from appointment a where ${IN_PERIOD} group by 1, 2, 3, 4) a
       group by 1, 2 order by 1, 2 desc`,
      [from, to],
    );
  }

  /** Counts each cancelled appointment by the last change that cancelled it. */
  private cancellations({
    from,
    to,
  }: Period): Promise<Array<Pick<CancellationFigures, 'count'> & CancelledBy>> {
    return this.sql.rowsWithFreshPlan<CancelledBy & { count: number }>(
      `select ${cancellerOf('c.channel')} as by,
              ${noticeOf('c.at', '$3')} as notice, count(*)::integer as count
       from appointment a
         left join lateral (${LAST_CANCELLATION}) c on true
       where ${IN_PERIOD} and a.status = 'CANCELLED'
       group by 1, 2 order by 1, 2`,
      [from, to, this.clock.timeZone],
    );
  }

  /** The hours at which appointments start, whether or not the patient came. */
  private hours({ from, to }: Period): Promise<Array<Omit<HourFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ weekday: number; hour: number; count: number }>(
      `select extract(isodow from a.date)::integer as weekday, a.start_minute / 60 as hour, count(*)::integer as count
       from appointment a where ${IN_PERIOD} and a.status <> 'CANCELLED' group by 1, 2 order by 1, 2`,
      [from, to],
    );
  }

  /** The patients who were attended in the period. A patient who never was before it counts as new. */
  private patients({ from, to }: Period): Promise<Array<Omit<PatientFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ newPatients: number; returningPatients: number }>(
      `select (count(*) - count(*) filter (where v.was_here))::integer as "newPatients",
              count(*) filter (where v.was_here)::integer as "returningPatients"
       from (
         select ${wasHereBefore('p.patient_id', '$1')} as was_here
         from (select distinct a.patient_id from appointment a where ${IN_PERIOD} and ${STATE} = 'COMPLETED') p) v`,
      [from, to],
    );
  }

  private sources({ from, to }: Period): Promise<Array<Omit<SourceFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ source: BookingSource; count: number }>(
      `select ${sourceOf('o.appointment_id is not null', 'c.channel')} as source, count(*)::integer as count
       from appointment a
         left join appointment_change c on c.appointment_id = a.id and c.kind = 'CREATED'
         left join (select distinct w.appointment_id from waiting_offer w where w.appointment_id is not null) o
           on o.appointment_id = a.id
       where ${IN_PERIOD} group by 1 order by 1`,
      [from, to],
    );
  }

  /** Hours that the waiting list sold after an earlier booking of them was cancelled, by the day of the hour. */
  private resold({ from, to }: Period): Promise<Array<Omit<ResoldFigures, 'period'>>> {
    return this.sql.rowsWithFreshPlan<{ count: number; minutes: number }>(
      `select count(*)::integer as count, coalesce(sum(o.duration_minutes), 0)::integer as minutes
       from waiting_offer o join appointment a on a.id = o.appointment_id
       where o.date between $1 and $2 and ${IS_RESOLD}`,
      [from, to],
    );
  }
}

interface CancelledBy {
  readonly by: Canceller;
  readonly notice: Notice;
}
