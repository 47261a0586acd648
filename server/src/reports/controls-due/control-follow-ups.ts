import { may } from '#domain/access/rights.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { CONTROL_NOT_LISTED, NO_MOBILE_TO_INVITE } from '#domain/reports/control-due.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import type { ActingStaff, Staff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LiveBus } from '../../foundation/live/live-bus.js';
import { ControlInvitations } from '../../messages/desk/control-invitations.js';
import type { ControlCause, ControlDueRow } from './control-due.row.js';
import { ControlFollowUp } from './control-follow-up.entity.js';
import { ControlList, type ListedControl } from './control-list.js';

/** Steps of staff about a due control. Each call waits for others about the same patient. */
@Injectable()
export class ControlFollowUps {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly list: ControlList,
    private readonly invitations: ControlInvitations,
    private readonly accessLog: AccessLog,
    private readonly live: LiveBus,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that the patient is written to.
   * @param seenInvitationId the last invitation that the user saw: another one means that a colleague was faster.
   * @returns the link that opens WhatsApp with the text
   * @throws DomainError `NOT_FOUND`, `STALE`, `PATIENT_OPPOSES`, or `INVALID_INPUT` on `patientId` without a mobile
   */
  @Transactional()
  async invite(control: ListedControl, seenInvitationId: number | null, staff: ActingStaff): Promise<string> {
    const row = await this.hold(control, false, staff);
    if ((row.invitation?.id ?? null) !== seenInvitationId) throw new DomainError('STALE');
    const invite = await this.invitations.writer(may(staff.rights, 'HEALTH_DATA', 'READ'));
    const { link, refusal } = invite(row);
    if (refusal === 'OPPOSED') throw new DomainError('PATIENT_OPPOSES');
    if (link === null) throw invalidField('patientId', NO_MOBILE_TO_INVITE);
    await this.accessLog.noteShown('CONTROLS', [row.patientId]);
    await this.note(row, row, { kind: 'INVITED', channel: 'WHATSAPP', note: '' }, staff);
    await this.announce();
    return link;
  }

  /** The patient is not called for the controls of this row, as far as this user sees them. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async dismiss(control: ListedControl, note: string, staff: ActingStaff): Promise<void> {
    const row = await this.hold(control, false, staff);
    for (const cause of row.causes)
      await this.note(row, cause, { kind: 'DISMISSED', channel: null, note }, staff);
    await this.announce();
  }

  /** The patient is called again for the controls of this row, as far as this user sees them. @throws DomainError `NOT_FOUND` */
  @Transactional()
  async restore(control: ListedControl, staff: ActingStaff): Promise<void> {
    const { patientId, serviceType, causes } = await this.hold(control, true, staff);
    for (const { reason, visitedOn } of causes)
      await this.em.nativeUpdate(
        ControlFollowUp,
        { patientId, serviceType, reason, visitedOn, kind: 'DISMISSED', undoneAt: null },
        { undoneAt: this.clock.now(), undoneBy: staff.id },
      );
    await this.announce();
  }

  private async hold(
    control: ListedControl,
    isDismissed: boolean,
    { rights }: ActingStaff,
  ): Promise<ControlDueRow> {
    await this.sql.rows('select from patient where id = $1 for no key update', [control.patientId]);
    const row = await this.list.find(control, isDismissed, may(rights, 'HEALTH_DATA', 'READ'));
    if (!row) throw new DomainError('NOT_FOUND', { message: CONTROL_NOT_LISTED });
    return row;
  }

  private async note(
    { patientId, serviceType }: ListedControl,
    { reason, visitedOn, dueOn }: ControlCause,
    done: Pick<ControlFollowUp, 'kind' | 'channel' | 'note'>,
    staff: Staff,
  ): Promise<void> {
    const by = { at: this.clock.now(), staffUserId: staff.id };
    const control = { patientId, serviceType, reason, visitedOn, dueOn };
    await this.em.insert(ControlFollowUp, { ...control, ...done, ...by });
  }

  /** Other users see it in their list. */
  private announce(): Promise<void> {
    return this.live.publish({ kind: 'MESSAGES', appointmentId: null });
  }
}
