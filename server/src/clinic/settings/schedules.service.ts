import type { ServiceType } from '#domain/agenda/appointment.js';
import { byWeekday, type WeekdayHours } from '#domain/agenda/opening-hours.js';
import { personalSchedule, type Skills } from '#domain/clinic/professionals/professional.js';
import type { Closure, DayRange, Schedule, StepMinutes } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { OMITTED_TREATMENTS } from './omitted-treatments.js';

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    readonly SCHEDULE: object;
  }
}

interface ScheduleRow {
  readonly stepMinutes: StepMinutes;
  readonly horizonDays: number | null;
  readonly noticeMinutes: number | null;
  readonly hours: readonly WeekdayHours[];
  readonly closures: readonly Closure[];
  readonly attendants: ReadonlyArray<
    Skills & {
      readonly id: number;
      readonly order: number;
      /** Null: all opening hours of the clinic. */
      readonly hours: readonly WeekdayHours[] | null;
      readonly daysOff: readonly DayRange[];
    }
  >;
}

export interface Attendant extends Skills {
  readonly id: number;
  /** Position in the clinic's list of professionals. */
  readonly order: number;
  readonly schedule: Schedule;
}

@Injectable()
export class SchedulesService {
  constructor(private readonly sql: Sql) {}

  /** The professionals who offer a service. */
  async current(serviceType: ServiceType): Promise<readonly Attendant[]> {
    const [row] = await this.sql.sharedRows<ScheduleRow>(
      `select a.step_minutes as "stepMinutes", a.horizon_days as "horizonDays", a.notice_minutes as "noticeMinutes",
              coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opensAt', h.opens_at, 'closesAt', h.closes_at))
                        from opening_hours h where h.service_type = a.service_type), '[]') as hours,
              coalesce((select json_agg(json_build_object('from', c.from_date, 'to', c.to_date, 'reason', c.reason)
                                        order by c.from_date)
                        from closure c where c.service_type is null or c.service_type = a.service_type), '[]') as closures,
              coalesce((select json_agg(json_build_object(
                                 'id', p.id, 'order', p.position, 'services', p.services,
                                 'omittedTreatments', array(${OMITTED_TREATMENTS}),
                                 'hours', case when p.has_own_hours then coalesce(
                                   (select json_agg(json_build_object('weekday', h.weekday, 'opensAt', h.opens_at,
                                                                      'closesAt', h.closes_at) order by h.opens_at)
                                    from professional_hours h where h.professional_id = p.id), '[]') end,
                                 'daysOff', coalesce(
                                   (select json_agg(json_build_object('from', d.from_date, 'to', d.to_date))
                                    from day_off d where d.professional_id = p.id), '[]'))
                               order by p.position, p.id)
                        from professional p
                        where p.archived_at is null and a.service_type = any(p.services)), '[]') as attendants
       from agenda a where a.service_type = $1`,
      [serviceType],
    );
    if (!row) throw new Error('agenda has no row for a service type');
    return toAttendants(row);
  }
}

function toAttendants({ attendants, ...agenda }: ScheduleRow): Attendant[] {
  const frame: Schedule = {
    hours: byWeekday(agenda.hours),
    stepMinutes: agenda.stepMinutes,
    closures: agenda.closures,
    horizonDays: agenda.horizonDays ?? undefined,
    noticeMinutes: agenda.noticeMinutes ?? undefined,
  };
  return attendants.map(({ hours, daysOff, ...attendant }) => ({
    ...attendant,
    schedule: personalSchedule(frame, { hours: hours ? byWeekday(hours) : undefined, daysOff }),
  }));
}
