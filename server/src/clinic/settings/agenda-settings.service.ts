import type { ServiceType } from '#domain/agenda/appointment.js';
import { type LocalTime, minutesOf, timeAt, type Weekday } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { updatedRow } from '../../foundation/database/row-version.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { checkStretches } from './check-stretches.js';
import type { OpeningHoursInput, UpdateAgendaInput } from './opening.input.js';

export interface AgendaSettings {
  readonly serviceType: ServiceType;
  readonly stepMinutes: number;
  readonly horizonDays: number | null;
  readonly openBookingsLimit: number | null;
  readonly noticeMinutes: number | null;
  readonly version: number;
  readonly hours: Array<{ weekday: Weekday; opensAt: LocalTime; closesAt: LocalTime }>;
}

interface AgendaRow extends Omit<AgendaSettings, 'hours'> {
  readonly hours: Array<{ weekday: Weekday; opensAt: number; closesAt: number }>;
}

@Injectable()
export class AgendaSettingsService {
  constructor(
    /** Required by `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {}

  /** Podiatry first. */
  async all(): Promise<AgendaSettings[]> {
    const rows = await this.sql.rows<AgendaRow>(
      `select a.service_type as "serviceType", a.step_minutes as "stepMinutes", a.horizon_days as "horizonDays",
              a.open_bookings_limit as "openBookingsLimit", a.notice_minutes as "noticeMinutes", a.version,
              coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opensAt', h.opens_at,
                                                          'closesAt', h.closes_at) order by h.weekday)
                        from opening_hours h where h.service_type = a.service_type), '[]') as hours
       from agenda a order by a.service_type desc`,
    );
    return rows.map(({ hours, ...agenda }) => ({
      ...agenda,
      hours: hours.map(({ weekday, opensAt, closesAt }) => ({
        weekday,
        opensAt: timeAt(opensAt),
        closesAt: timeAt(closesAt),
      })),
    }));
  }

  /**
   * Booked appointments stay, even outside the new hours.
   * @throws DomainError `STALE`, or `INVALID_INPUT` on `hours`
   */
  @Transactional()
  async update(input: UpdateAgendaInput): Promise<AgendaSettings> {
    checkHours(input.hours);
    const updated = await this.sql.rows(
      `update agenda set step_minutes = $2, horizon_days = $3, notice_minutes = $4, version = version + 1,
              open_bookings_limit = case when $6 then $7 else open_bookings_limit end
       where service_type = $1 and version = $5 returning version`,
      [
        input.serviceType,
        input.stepMinutes,
        input.horizonDays ?? null,
        input.noticeMinutes ?? null,
        input.version,
        input.openBookingsLimit !== undefined,
        input.openBookingsLimit ?? null,
      ],
    );
    updatedRow(updated);
    await this.sql.rows('delete from opening_hours where service_type = $1', [input.serviceType]);
    await this.sql.rows(
      `insert into opening_hours (service_type, weekday, opens_at, closes_at)
       select $1, * from unnest($2::smallint[], $3::smallint[], $4::smallint[])`,
      [
        input.serviceType,
        input.hours.map(({ weekday }) => weekday),
        input.hours.map(({ opensAt }) => minutesOf(opensAt)),
        input.hours.map(({ closesAt }) => minutesOf(closesAt)),
      ],
    );
    await this.live.publish({ kind: 'SCHEDULE' });
    const settings = (await this.all()).find(({ serviceType }) => serviceType === input.serviceType);
    if (!settings) throw new Error('agenda has no row for a service type');
    return settings;
  }
}

function checkHours(hours: readonly OpeningHoursInput[]): void {
  if (new Set(hours.map(({ weekday }) => weekday)).size < hours.length) {
    throw invalidField('hours', FIELD_MESSAGES.weekday);
  }
  checkStretches(hours);
}
