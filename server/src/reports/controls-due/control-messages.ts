import type { LocalDate } from '#domain/clinic-time.js';
import { may } from '#domain/access/rights.js';
import { isControlHour } from '#domain/messages/message-timing.js';
import { controlOnDay, lastListed } from '#domain/reports/control-due.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Actors } from '../../access/actors/actors.js';
import { AccessLog } from '../../access/log/access-log.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Jobs } from '../../foundation/jobs/jobs.js';
import { ControlInvitations } from '../../messages/desk/control-invitations.js';
import { OccasionMessages } from '../../messages/occasions/occasion-messages.js';
import { type MessageOccasion, MessageOccasions } from '../../messages/outbox/message-occasions.js';
import { MessageSettingsService } from '../../messages/settings/message-settings.service.js';
import type { ControlDueRow } from './control-due.row.js';
import { ControlFollowUp } from './control-follow-up.entity.js';
import { ControlList, MESSAGES_READ_HEALTH_DATA } from './control-list.js';

const QUEUE = 'control-messages';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

type Listed = Pick<ControlDueRow, 'patientId' | 'serviceType'>;

/**
 * Writes the automatic messages about controls that are due, one for each control. Those that were listed before the
 * clinic turned them on are for staff.
 */
@Injectable()
export class ControlMessages implements MessageOccasion, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly list: ControlList,
    private readonly invitations: ControlInvitations,
    private readonly messages: OccasionMessages,
    private readonly occasions: MessageOccasions,
    private readonly settings: MessageSettingsService,
    private readonly accessLog: AccessLog,
    private readonly actors: Actors,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.occasions.define('CONTROL', this);
    this.jobs.define(QUEUE, { oneAtATime: true, expireSeconds: 240 }, async () => {
      await this.writeDue();
    });
    this.jobs.every(QUEUE, EVERY_FIVE_MINUTES);
  }

  /**
   * @returns how many it wrote.
   * @throws the first error, once all others are written.
   */
  async writeDue(): Promise<number> {
    const { controlsSince, controlMinute } = await this.settings.current();
    if (controlsSince === null || !isControlHour(controlMinute, this.clock.wall())) return 0;
    let written = 0;
    const faults: unknown[] = [];
    for (const listed of await this.list.uninvited(controlsSince)) {
      try {
        if (await this.write(listed, controlsSince)) written += 1;
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw faults[0];
    return written;
  }

  async standing(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(await this.list.standing(ids));
  }

  /** Leads staff to the treatment only if they may read health data, which is logged. */
  async link(id: number, isForStaff: boolean): Promise<string | undefined> {
    const row = await this.list.findByMessage(id);
    if (!row) return undefined;
    if (!isForStaff) return this.invitations.page(row, true);
    await this.accessLog.noteShown('CONTROLS', [row.patientId]);
    const { staff } = this.actors.current();
    return this.invitations.page(row, staff !== undefined && may(staff.rights, 'HEALTH_DATA', 'READ'));
  }

  /** Writes one message in its own transaction, so that an error does not stop the others. */
  @Transactional()
  private async write({ patientId, serviceType }: Listed, since: LocalDate): Promise<boolean> {
    // Takes turns with others who write to the patient, book an appointment for them or merge them.
    await this.sql.rows('select from patient where id = $1 for no key update', [patientId]);
    const row = await this.list.find({ patientId, serviceType }, false, MESSAGES_READ_HEALTH_DATA);
    if (!row || controlOnDay(row.dueOn).startsOn < since || (await this.list.isInvited(row))) return false;
    const noted = await this.note(row);
    if (noted.length === 0) return false;
    const kind = 'CONTROL';
    const message = { kind, patientId, lastDay: lastListed(row.dueOn), staffId: null } as const;
    const id = await this.messages.write(message, await this.invitations.automatic());
    if (typeof id === 'string') {
      await this.em.nativeDelete(ControlFollowUp, { id: { $in: noted } });
      return false;
    }
    await this.sql.rows(
      `update control_follow_up x set outbound_message_id = m.id, channel = m.channel
       from outbound_message m where x.id = any($1::integer[]) and m.id = $2`,
      [noted, id],
    );
    return true;
  }

  /**
   * Notes the message for each control of the row: they share it. One whose message was withdrawn gets another.
   * @returns the ids of what it noted
   */
  private async note({ patientId, serviceType, causes }: ControlDueRow): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number }>(
      `insert into control_follow_up as x (patient_id, kind, service_type, reason, visited_on, due_on, channel, note, at)
       select $1, 'INVITED', $2, c.reason, c."visitedOn", c."dueOn", 'WHATSAPP', '', $4
       from jsonb_to_recordset($3::jsonb) as c (reason text, "visitedOn" date, "dueOn" date)
       on conflict (patient_id, service_type, reason, visited_on) where staff_user_id is null
       do update set at = excluded.at, due_on = excluded.due_on
         where exists (select from outbound_message m where m.id = x.outbound_message_id and m.state = 'WITHDRAWN')
       returning id`,
      [patientId, serviceType, JSON.stringify(causes), this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }
}
