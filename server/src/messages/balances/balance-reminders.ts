import {
  balanceReminder,
  balanceReminderSubject,
  NO_WAY_TO_REMIND,
  NOTHING_OWED,
} from '#domain/messages/balance-reminder.es.js';
import { greetedFirstName } from '#domain/messages/greeting.js';
import { whatsappLink } from '#domain/messages/message-link.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { NAMELESS_PATIENT } from '#domain/messages/message-template.es.js';
import type { MessageDriver, MessageState } from '#domain/messages/message.js';
import { netOwed } from '#domain/money/account.js';
import { DomainError, invalidField } from '#domain/errors.js';
import { PATIENT_NOT_FOUND } from '#domain/screen-sentences.es.js';
import { type Clp, formatClp } from '#domain/stock/clp.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Staff } from '../../access/actors/staff.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { Accounts } from '../../money/account/accounts.service.js';
import { isListed } from '../../patients/patient.row.js';
import { MessagesService } from '../desk/messages.service.js';
import { OccasionMessages, type WayRefusal } from '../occasions/occasion-messages.js';
import { MessageDelivery } from '../delivery/message-delivery.js';
import { type MessageOccasion, MessageOccasions } from '../outbox/message-occasions.js';
import { Outbox } from '../outbox/outbox.js';

export interface BalanceReminder {
  readonly patientId: number;
  /** How a message would be sent now; null if the patient can't be written to. */
  readonly driver: MessageDriver | null;
  readonly refusal: WayRefusal | null;
  /** When the last one was sent, or written: ISO 8601 in UTC. */
  readonly lastAt: string | null;
  readonly lastState: MessageState | null;
  readonly isOfToday: boolean;
}

export interface SentBalanceReminder extends BalanceReminder {
  /** Opens WhatsApp with the text, if the user sends it. */
  readonly link: string | null;
  readonly failure: string;
}

type Last = Pick<SentBalanceReminder, 'patientId' | 'lastAt' | 'lastState' | 'isOfToday'>;

/** Messages that remind patients of a debt. Staff request each one; there is one a day. */
@Injectable()
export class BalanceReminders implements MessageOccasion, OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly accounts: Accounts,
    private readonly clinic: ClinicService,
    private readonly messages: OccasionMessages,
    private readonly occasions: MessageOccasions,
    private readonly desk: MessagesService,
    private readonly delivery: MessageDelivery,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.occasions.define('BALANCE', this);
  }

  /** In the order of the ids; unknown patients are left out. */
  async of(patientIds: readonly number[]): Promise<BalanceReminder[]> {
    const reached = await this.messages.reach('BALANCE', patientIds);
    const last = new Map((await this.last(patientIds)).map((one) => [one.patientId, one]));
    return patientIds.flatMap((patientId) => {
      const way = reached.get(patientId)?.way;
      if (way === undefined) return [];
      const none = { patientId, lastAt: null, lastState: null, isOfToday: false };
      const how =
        typeof way === 'string' ? { driver: null, refusal: way } : { driver: way.driver, refusal: null };
      return [{ ...none, ...last.get(patientId), ...how }];
    });
  }

  /**
   * Sends today's reminder, or returns the link with which the user sends it. If one was sent today, nothing is sent; one
   * that failed is replaced.
   * @throws DomainError `NOT_FOUND`, `PATIENT_OPPOSES`, or `INVALID_INPUT` on `patientId` if the patient owes nothing or
   *   there is nothing to write to
   */
  async remind(patientId: number, staff: Staff): Promise<SentBalanceReminder> {
    const { id, isNew } = await this.write(patientId, staff);
    // Outside the transaction: nothing is sent within one. After a crash in between, the sweep picks up the message.
    await this.delivery.deliver(id);
    const message = await this.outbox.find(id);
    const [reminder] = await this.of([patientId]);
    if (!message || !reminder) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    const isByHand = isNew && message.driver === 'LINK';
    return {
      ...reminder,
      link: isByHand ? whatsappLink(message.recipient, message.body) : null,
      failure: message.failure,
    };
  }

  /** The ids whose balance is unchanged. */
  async standing(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const asked = await this.sql.rows<{ id: number; patientId: number | null; amount: Clp }>(
      `select id, patient_id as "patientId", amount::float8 as amount
       from outbound_message where id = any($1::integer[]) and kind = 'BALANCE'`,
      [ids],
    );
    const standing = new Set<number>();
    for (const { id, patientId, amount } of asked)
      if (patientId !== null && netOwed(await this.accounts.of(patientId)) === amount) standing.add(id);
    return standing;
  }

  /** It has none. */
  async link(): Promise<undefined> {}

  @Transactional()
  private async write(patientId: number, staff: Staff): Promise<{ id: number; isNew: boolean }> {
    const [held] = await this.sql.rows<{ isListed: boolean }>(
      `select ${isListed('id')} as "isListed" from patient where id = $1 for no key update`,
      [patientId],
    );
    if (!held?.isListed) throw new DomainError('NOT_FOUND', { message: PATIENT_NOT_FOUND });
    const today = this.clock.wall().date;
    const [existing] = await this.sql.rows<{ id: number; state: MessageState }>(
      `select id, state from outbound_message
       where patient_id = $1 and kind = 'BALANCE' and date = $2 and state not in ('WITHDRAWN', 'DISCARDED')
       for update`,
      [patientId, today],
    );
    // A user undid that it was sent.
    if (existing?.state === 'WAITING' || existing?.state === 'FAILED')
      await this.desk.discard(existing.id, staff);
    else if (existing) return { id: existing.id, isNew: false };
    const amount = netOwed(await this.accounts.of(patientId));
    if (amount <= 0) throw invalidField('patientId', NOTHING_OWED);
    const info = await this.clinic.info();
    const clinic = { clinicName: inOneLine(info.name), clinicPhone: inOneLine(info.phone) };
    const id = await this.messages.write(
      { kind: 'BALANCE', patientId, lastDay: today, staffId: staff.id, amount },
      (patientName) => ({
        subject: balanceReminderSubject(clinic.clinicName),
        body: balanceReminder({ patientName, amount, ...clinic }),
        // WhatsApp refuses empty parameters.
        parameters: [
          greetedFirstName(patientName) || NAMELESS_PATIENT,
          clinic.clinicName || '-',
          formatClp(amount),
          clinic.clinicPhone || '-',
        ],
      }),
    );
    if (id === 'OPPOSED') throw new DomainError('PATIENT_OPPOSES');
    if (id === 'UNREACHABLE') throw invalidField('patientId', NO_WAY_TO_REMIND);
    // The user opens WhatsApp with this click; 'Mensajes' can undo it.
    const message = await this.outbox.find(id);
    if (message?.state === 'WAITING') await this.desk.markSent(id, staff);
    return { id, isNew: true };
  }

  private last(patientIds: readonly number[]): Promise<Last[]> {
    return this.sql.rows<Last>(
      `select distinct on (p.id) p.id as "patientId",
              ${asIsoInstant('coalesce(m.sent_at, m.created_at)')} as "lastAt", m.state as "lastState",
              m.date = $2 as "isOfToday"
       from patient p
       join outbound_message m on m.patient_id = p.id
       where p.id = any($1::integer[]) and m.kind = 'BALANCE' and m.state not in ('WITHDRAWN', 'DISCARDED')
       order by p.id, m.id desc`,
      [patientIds, this.clock.wall().date],
    );
  }
}
