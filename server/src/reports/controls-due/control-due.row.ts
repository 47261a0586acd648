import type { ServiceType } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { MessageChannelName, MessageState } from '#domain/messages/message.js';
import type { ControlDates, ControlReason } from '#domain/reports/control-due.js';

/** One of the reasons for which a patient should come back. */
export interface ControlCause extends ControlDates {
  readonly reason: ControlReason;
  /** The visit that the control follows: the last one with such a treatment, or the one with the exam. */
  readonly visitedOn: LocalDate;
  /** Empty if the record of the exam belongs to no appointment. */
  readonly treatment: string;
  /** Null if the clinic's list has no such treatment. */
  readonly treatmentId: number | null;
  readonly professionalId: number;
  /** Empty until the clinic names its first professionals. */
  readonly professionalName: string;
}

interface FollowUp {
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The user, or that it was automatic. */
  readonly byName: string;
}

export interface SentInvitation extends FollowUp {
  readonly id: number;
  readonly channel: MessageChannelName;
  readonly isAutomatic: boolean;
  /** The state of an automatic message, as long as it is kept. */
  readonly state: MessageState | null;
}

export interface Dismissal extends FollowUp {
  /** Why the patient is not called. */
  readonly note: string;
}

/** An unbooked control of a patient, at most one per service: the cause that is due first, with all others. */
export interface ControlDueRow extends ControlCause {
  readonly patientId: number;
  readonly patientName: string;
  /** As entered. */
  readonly patientPhone: string;
  /** Whether the patient opposes any message by WhatsApp. */
  readonly isOpposed: boolean;
  readonly serviceType: ServiceType;
  /** All causes that match the filter, including that one; the earliest first. */
  readonly causes: readonly ControlCause[];
  /** The last one since the visit that the control follows; null if there is none. */
  readonly invitation: SentInvitation | null;
  /** Null if the patient is called. */
  readonly dismissal: Dismissal | null;
}
