import type { ServiceType } from '#domain/appointment.js';
import type { LocalDate, Weekday } from '#domain/clinic-time.js';
import type { Closure, OpeningHours, Schedule } from '#domain/schedule.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { LiveBus } from '../live/live-bus.js';

interface ScheduleRow {
  readonly stepMinutes: 30 | 60;
  readonly horizonDays: number | null;
  readonly noticeMinutes: number | null;
  readonly hours: Array<{ weekday: Weekday; opensAt: number; closesAt: number }>;
  readonly closures: Array<{ from: LocalDate; to: LocalDate; reason: string }>;
}

@Injectable()
export class SchedulesService {
  private readonly cached = new Map<ServiceType, Promise<Schedule>>();

  constructor(
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {
    live.onEvent(({ kind }) => {
      if (kind === 'SCHEDULE' || kind === 'RESYNC') this.cached.clear();
    });
  }

  /**
   * For listing free hours: cached until an event says that it changed. Every page of every visitor needs it, and it
   * changes a few times a year.
   */
  async forListing(serviceType: ServiceType): Promise<Schedule> {
    if (!this.live.isListening) return this.current(serviceType);
    let schedule = this.cached.get(serviceType);
    if (!schedule) {
      schedule = this.current(serviceType);
      this.cached.set(serviceType, schedule);
      schedule.catch(() => this.cached.delete(serviceType));
    }
    return schedule;
  }

  /** Not cached: for booking. */
  async current(serviceType: ServiceType): Promise<Schedule> {
    const [row] = await this.sql.rows<ScheduleRow>(
      `select a.step_minutes as "stepMinutes", a.horizon_days as "horizonDays", a.notice_minutes as "noticeMinutes",
              coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opensAt', h.opens_at, 'closesAt', h.closes_at))
                        from opening_hours h where h.service_type = a.service_type), '[]') as hours,
              coalesce((select json_agg(json_build_object('from', c.from_date, 'to', c.to_date, 'reason', c.reason)
                                        order by c.from_date)
                        from closure c where c.service_type is null or c.service_type = a.service_type), '[]') as closures
       from agenda a where a.service_type = $1`,
      [serviceType],
    );
    if (!row) throw new Error('agenda has no row for a service type');
    return toSchedule(row);
  }
}

function toSchedule({ stepMinutes, horizonDays, noticeMinutes, hours, closures }: ScheduleRow): Schedule {
  const byWeekday: Partial<Record<Weekday, OpeningHours>> = {};
  for (const { weekday, opensAt, closesAt } of hours) byWeekday[weekday] = { opensAt, closesAt };
  return {
    hours: byWeekday,
    stepMinutes,
    closures: closures satisfies Closure[],
    horizonDays: horizonDays ?? undefined,
    noticeMinutes: noticeMinutes ?? undefined,
  };
}
