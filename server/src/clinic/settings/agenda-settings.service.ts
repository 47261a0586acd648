import { minutesOf, timeAt, type Weekday } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { Agenda } from './agenda.entity.js';
import type { AgendaSettingsModel, OpeningHoursModel } from './agenda-settings.model.js';
import { checkStretches } from './check-stretches.js';
import type { UpdateAgendaInput } from './opening.input.js';
import { OpeningHours } from './opening-hours.entity.js';

interface AgendaRow extends Omit<AgendaSettingsModel, 'hours'> {
  readonly hours: Array<{ weekday: Weekday; opensAt: number; closesAt: number }>;
}

@Injectable()
export class AgendaSettingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly live: LiveBus,
  ) {}

  /** Podiatry first. */
  async all(): Promise<AgendaSettingsModel[]> {
    // One statement, because the public pages read it, and so that the hours belong to the version.
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
  async update(input: UpdateAgendaInput): Promise<AgendaSettingsModel> {
    checkHours(input.hours);
    const { serviceType, openBookingsLimit } = input;
    const agenda = await this.em.findOneOrFail(Agenda, { serviceType }, FOR_UPDATE);
    assertVersion(agenda.version, input.version);
    // Unlike a flush, also counts an edit of the hours alone.
    await this.em.nativeUpdate(
      Agenda,
      { serviceType },
      {
        stepMinutes: input.stepMinutes,
        horizonDays: input.horizonDays ?? null,
        noticeMinutes: input.noticeMinutes ?? null,
        openBookingsLimit: openBookingsLimit === undefined ? agenda.openBookingsLimit : openBookingsLimit,
      },
    );
    await this.em.nativeDelete(OpeningHours, { serviceType });
    await this.em.insertMany(
      OpeningHours,
      input.hours.map(({ weekday, opensAt, closesAt }) => ({
        serviceType,
        weekday,
        opensAt: minutesOf(opensAt),
        closesAt: minutesOf(closesAt),
      })),
    );
    await this.live.publish({ kind: 'SCHEDULE' });
    const settings = (await this.all()).find((each) => each.serviceType === serviceType);
    if (!settings) throw new Error('agenda has no row for a service type');
    return settings;
  }
}

function checkHours(hours: readonly OpeningHoursModel[]): void {
  if (new Set(hours.map(({ weekday }) => weekday)).size < hours.length) {
    throw invalidField('hours', FIELD_MESSAGES.weekday);
  }
  checkStretches(hours);
}
