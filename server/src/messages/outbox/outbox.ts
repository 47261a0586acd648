import { type MessageKind, type MessageState, UNSENT_STATES } from '#domain/messages/message.js';
import { PATIENT_OPPOSES } from '#domain/messages/message.es.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import type { MessageDraft } from './message-draft.js';
import { ERASE_MESSAGES } from './erase-messages.js';
import { isOpposed } from '../oppositions/oppositions.js';
import { type OutboundMessageRow, SELECT_MESSAGES } from './outbound-message.row.js';

export interface WrittenMessage {
  readonly id: number;
  readonly state: MessageState;
}

/** A withdrawn message, with the data needed to write it again. */
export interface WithdrawnMessage {
  readonly kind: MessageKind;
  readonly automatic: boolean;
  readonly staffId: number | null;
}

/** Reads and writes `outbound_message`. A text is never rewritten, only erased. */
@Injectable()
export class Outbox {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a message. An automatic one is written once per time of an appointment: not if the patient was last notified
   * of the same (a cancellation resets this), nor if staff sent it themselves. One that the patient opposes is written
   * as discarded, so that staff see who was not notified, and why.
   * @returns undefined if it was already written.
   */
  async write(draft: MessageDraft): Promise<WrittenMessage | undefined> {
    const automatic = draft.staffId === null;
    const [written] = await this.sql.rows<WrittenMessage>(
      `with others as (
         select kind, date = $11 and start_minute = $12 and patient_id = $2 as same, automatic, state
         from outbound_message
         where appointment_id = $1 and channel = $4 and state <> 'WITHDRAWN'),
       opposed as (
         select where ${isOpposed('$2', '$4', '$3')})
       insert into outbound_message (appointment_id, patient_id, kind, channel, driver, automatic, recipient, subject,
         body, parameters, attachment, date, start_minute, round, state, failure, send_after, staff_user_id, created_at,
         settled_at, series_id, waiting_offer_id, amount)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $13, $11, $12,
              case when $6 then (select count(*) from others
                             where automatic and ((kind = $3 and not same) or (kind <> $3 and 'CANCELLATION' in (kind, $3))))
                   else 0 end,
              case when exists (select from opposed) then 'DISCARDED' else $14 end,
              case when exists (select from opposed) then $19 else $15 end,
              $16, $17, $18,
              case when $14 = 'FAILED' or exists (select from opposed) then $18::timestamptz end, $20, $21, $22
       where not ($6 and exists (
         select from others where kind = $3 and same and not automatic and state not in ('FAILED', 'DISCARDED')))
         and not ($6 and exists (select from opposed) and exists (
           select from outbound_message
           where appointment_id = $1 and patient_id = $2 and kind = $3 and channel = $4 and date = $11
             and start_minute = $12 and failure = $19))
       on conflict do nothing
       returning id, state`,
      [
        draft.appointmentId,
        draft.patientId,
        draft.kind,
        draft.channel,
        draft.driver,
        automatic,
        draft.recipient,
        draft.subject,
        draft.body,
        draft.parameters,
        draft.date,
        draft.startMinute,
        draft.attachment,
        draft.state,
        draft.failure,
        draft.sendAfter,
        draft.staffId,
        this.clock.now(),
        PATIENT_OPPOSES,
        draft.seriesId ?? null,
        draft.waitingOfferId ?? null,
        draft.amount ?? null,
      ],
    );
    return written;
  }

  /**
   * Withdraws unsent messages about a time or a patient that the appointment no longer has.
   * @param keep the time and patient that it has; absent if no message about it may be sent at all.
   */
  async withdraw(
    appointmentId: number,
    reason: string,
    keep?: { readonly date: string; readonly startMinute: number; readonly patientId: number },
  ): Promise<WithdrawnMessage[]> {
    return this.sql.rows<WithdrawnMessage>(
      `update outbound_message set state = 'WITHDRAWN', failure = $2, settled_at = $3
       where appointment_id = $1 and state = any($4) and kind <> 'CANCELLATION'
         and not coalesce(date = $5 and start_minute = $6 and patient_id = $7, false)
       returning kind, automatic, staff_user_id as "staffId"`,
      [
        appointmentId,
        reason,
        this.clock.now(),
        UNSENT_STATES,
        keep?.date ?? null,
        keep?.startMinute ?? null,
        keep?.patientId ?? null,
      ],
    );
  }

  /** Reassigns the messages about an appointment to its new patient: the visitor who received them. */
  async pass(appointmentId: number, fromId: number, toId: number): Promise<void> {
    await this.sql.rows(
      'update outbound_message set patient_id = $3 where appointment_id = $1 and patient_id = $2',
      [appointmentId, fromId, toId],
    );
  }

  /**
   * Withdraws the unsent messages about a series as a whole.
   * @returns the patients they were addressed to.
   */
  async withdrawOfSeries(seriesId: number, reason: string): Promise<number[]> {
    const rows = await this.sql.rows<{ patientId: number }>(
      `update outbound_message set state = 'WITHDRAWN', failure = $2, settled_at = $3
       where series_id = $1 and state = any($4) and patient_id is not null
       returning patient_id as "patientId"`,
      [seriesId, reason, this.clock.now(), UNSENT_STATES],
    );
    return [...new Set(rows.map(({ patientId }) => patientId))];
  }

  async find(id: number): Promise<OutboundMessageRow | undefined> {
    return (await this.sql.rows<OutboundMessageRow>(`${SELECT_MESSAGES} where m.id = $1`, [id]))[0];
  }

  /** Erases the text of a message whose patient was deleted: once it is settled, no data about them are kept. */
  async eraseIfPatientDeleted(id: number): Promise<void> {
    await this.sql.rows(`${ERASE_MESSAGES} and m.id = $2 and m.patient_id is null`, [this.clock.now(), id]);
  }

  /** Erases messages whose patient's data were removed while they were being sent. */
  async eraseOfSuppressed(ids: readonly number[]): Promise<void> {
    await this.sql.rows(
      `${ERASE_MESSAGES} and m.id = any($2::integer[]) and exists (
         select from suppression s where s.patient_id = m.patient_id and s.at >= m.created_at)`,
      [this.clock.now(), ids],
    );
  }
}
