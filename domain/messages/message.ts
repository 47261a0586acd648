import type { AppointmentStatus } from '../agenda/appointment.js';
import type { ClinicClock, LocalDate } from '../clinic-time.js';
import { isPast } from '../schedule.js';

/**
 * `CANCELLATION` is only sent by e-mail, to visitors who got a confirmation by e-mail; `OFFER` goes to a person on
 * the waiting list, about an hour that is held for them; `CONTROL` says that it is time for the next control; `BALANCE`
 * reminds of what is owed.
 */
export const MESSAGE_KINDS = [
  'CONFIRMATION',
  'REMINDER',
  'CANCELLATION',
  'OFFER',
  'CONTROL',
  'BALANCE',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * The kinds without an appointment: their `date` is the last day on which they are worth sending. Patients did not
 * ask for them, so a patient who opposes any message on a channel gets none of them on it.
 */
export const OCCASION_KINDS = ['CONTROL', 'BALANCE'] as const satisfies readonly MessageKind[];
export type OccasionKind = (typeof OCCASION_KINDS)[number];

export const isAboutHour = (kind: MessageKind): boolean => !OCCASION_KINDS.some((one) => one === kind);

/** The kinds whose text the clinic can edit. */
export const TEMPLATE_KINDS = ['CONFIRMATION', 'REMINDER'] as const satisfies readonly MessageKind[];
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const MESSAGE_CHANNELS = ['WHATSAPP', 'EMAIL'] as const;
export type MessageChannelName = (typeof MESSAGE_CHANNELS)[number];

/** Sent by staff through wa.me, by the WhatsApp Business Cloud API, or by a mail server. */
export const MESSAGE_DRIVERS = ['LINK', 'CLOUD', 'SMTP'] as const;
export type MessageDriver = (typeof MESSAGE_DRIVERS)[number];

export const MESSAGE_STATES = [
  'WAITING',
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'READ',
  'FAILED',
  'UNCERTAIN',
  'WITHDRAWN',
  'DISCARDED',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Not sent yet: the message is withdrawn if its appointment is moved or cancelled. */
export const UNSENT_STATES = ['WAITING', 'QUEUED'] as const satisfies readonly MessageState[];

/** States after the channel accepted the message, in the only possible order. */
export const PROGRESS: readonly MessageState[] = ['SENT', 'DELIVERED', 'READ'];

export type ReportedState = 'SENT' | 'DELIVERED' | 'READ' | 'FAILED';

/** States of a message that was handed over and can still fail. */
const CAN_STILL_FAIL: readonly MessageState[] = ['SENDING', 'SENT', 'UNCERTAIN'];

/**
 * The state after a report from the channel. Reports arrive late, twice and out of order: a state never moves back, a
 * message that reached the patient can't fail any more, and one that waits for a retry has already failed.
 */
export function afterReport(state: MessageState, reported: ReportedState): MessageState {
  if (reported === 'FAILED') return CAN_STILL_FAIL.includes(state) ? 'FAILED' : state;
  return PROGRESS.indexOf(reported) > PROGRESS.indexOf(state) ? reported : state;
}

export interface AnnouncedAppointment {
  readonly status: AppointmentStatus;
  readonly date: LocalDate;
  readonly startMinute: number;
}

export type ReasonNotToNotify = 'CANCELLED' | 'COMPLETED' | 'PAST';

/** Why a patient is not notified of an appointment; undefined if it is still ahead. */
export function reasonNotToNotify(
  appointment: AnnouncedAppointment,
  now: ClinicClock,
): ReasonNotToNotify | undefined {
  if (appointment.status === 'CANCELLED' || appointment.status === 'COMPLETED') return appointment.status;
  return isPast(appointment.date, appointment.startMinute, now) ? 'PAST' : undefined;
}

/** Seconds before each retry. After the last one the message has failed. */
const BACK_OFF_SECONDS: readonly number[] = [30, 120, 600, 1_800];

/**
 * The next state of a message that was certainly not delivered.
 * @param tries the number of tries so far.
 * @param retryAfterSeconds how long the channel asked to wait.
 */
export function afterFailure(
  tries: number,
  isTemporary: boolean,
  retryAfterSeconds = 0,
): { readonly state: 'QUEUED' | 'FAILED'; readonly waitSeconds: number } {
  const pause = isTemporary ? BACK_OFF_SECONDS[tries - 1] : undefined;
  if (pause === undefined) return { state: 'FAILED', waitSeconds: 0 };
  return { state: 'QUEUED', waitSeconds: Math.max(pause, retryAfterSeconds) };
}
