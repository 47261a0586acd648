import type { LocalDate } from '#domain/clinic-time.js';
import type {
  MessageChannelName,
  MessageDriver,
  MessageKind,
  MessageState,
} from '#domain/messages/message.js';
import { asIsoInstant } from '../../foundation/database/sql.js';

export interface OutboundMessageRow {
  readonly id: number;
  /** Null once the appointment has been deleted. */
  readonly appointmentId: number | null;
  /** The waiting-list offer that it makes; null for every other kind. */
  readonly waitingOfferId: number | null;
  /** Null, like the name, once the patient has been deleted. */
  readonly patientId: number | null;
  readonly patientName: string | null;
  readonly kind: MessageKind;
  readonly channel: MessageChannelName;
  readonly driver: MessageDriver;
  readonly automatic: boolean;
  /** E.164 or an e-mail address; empty if there was none. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The time of its appointment or offer; otherwise, the last time to send it. */
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly state: MessageState;
  readonly tries: number;
  readonly failure: string;
  /** ISO 8601 in UTC, like the two below. */
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly settledAt: string | null;
  /** The user who requested it or marked it as sent; null if there is none. */
  readonly staffName: string | null;
  /**
   * Whether its appointment still has this time and patient, and is neither cancelled nor completed; or its offer is
   * still open; or, of a message about a control, whether the patient has booked nothing since.
   */
  readonly isCurrent: boolean;
  /** Whether its text and recipient were erased. */
  readonly isErased: boolean;
}

/**
 * Whether the appointment `a` is active and still has the time and patient of the message `m`; null if there is no
 * appointment.
 */
export const IS_CURRENT = `(a.date = m.date and a.start_minute = m.start_minute and a.patient_id = m.patient_id
  and a.status in ('BOOKED', 'CONFIRMED'))`;

/** Whether the hour offered by the message `m` is still held for its recipient. */
export const IS_STANDING_OFFER = `(m.waiting_offer_id is not null and exists (
  select from waiting_offer o join appointment_slot s on s.blocked_hours_id = o.blocked_hours_id
  where o.id = m.waiting_offer_id and o.state = 'OPEN' and s.held_until > now()))`;

/**
 * Whether the message `m`, which has no appointment, may still be true: if it is about a control, the patient has no
 * appointment from the day on which it was written. `MessageOccasions` decides exactly before it is sent.
 */
export const IS_STANDING_OCCASION = `(m.kind = 'BALANCE' or m.kind = 'CONTROL' and not exists (
  select from appointment b
  where b.patient_id = m.patient_id and b.status in ('BOOKED', 'CONFIRMED') and b.date >= m.created_at::date))`;

/** Selects `OutboundMessageRow`s; a condition on `m` follows. Waiting messages use the patient's current number. */
export const SELECT_MESSAGES = `
  select m.id, m.appointment_id as "appointmentId", m.waiting_offer_id as "waitingOfferId", m.patient_id as "patientId", p.name as "patientName", m.kind,
         m.channel, m.driver, m.automatic,
         case when m.state = 'WAITING' then coalesce(p.phone_e164, m.recipient) else m.recipient end as recipient,
         m.subject, m.body, m.date, m.start_minute as "startMinute", m.state, m.tries, m.failure,
         ${asIsoInstant('m.created_at')} as "createdAt", ${asIsoInstant('m.sent_at')} as "sentAt",
         ${asIsoInstant('m.settled_at')} as "settledAt", s.name as "staffName",
         coalesce(${IS_CURRENT}, ${IS_STANDING_OFFER} or ${IS_STANDING_OCCASION}) as "isCurrent", m.erased_at is not null as "isErased"
  from outbound_message m
  left join patient p on p.id = m.patient_id
  left join appointment a on a.id = m.appointment_id
  left join staff_user s on s.id = m.staff_user_id`;
