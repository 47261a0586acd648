import type { AppointmentStatus } from './appointment.js';
import type { ClinicClock, LocalDate } from './clinic-time.js';

/** What a message is for. `CANCELLATION` only goes by e-mail, to whoever got a confirmation by e-mail. */
export const MESSAGE_KINDS = ['CONFIRMATION', 'REMINDER', 'CANCELLATION'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds that the clinic words itself. */
export const TEMPLATE_KINDS = ['CONFIRMATION', 'REMINDER'] as const satisfies readonly MessageKind[];
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const MESSAGE_CHANNELS = ['WHATSAPP', 'EMAIL'] as const;
export type MessageChannelName = (typeof MESSAGE_CHANNELS)[number];

/** Who hands it over: staff through wa.me, the WhatsApp Business Cloud API, or a mail server. */
export const MESSAGE_DRIVERS = ['LINK', 'CLOUD', 'SMTP'] as const;
export type MessageDriver = (typeof MESSAGE_DRIVERS)[number];

/** Where a message of the outbox stands. */
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

/** States from which nothing has gone out yet: such a message is withdrawn when its appointment moves or falls. */
export const UNSENT_STATES = ['WAITING', 'QUEUED'] as const satisfies readonly MessageState[];

/** States of a message that the channel took, in the only order in which it may go. */
export const PROGRESS: readonly MessageState[] = ['SENT', 'DELIVERED', 'READ'];

/** What the channel tells of a message that it took. */
export type ReportedState = 'SENT' | 'DELIVERED' | 'READ' | 'FAILED';

/** States of a message that was handed over and may yet fail. */
const MAY_YET_FAIL: readonly MessageState[] = ['SENDING', 'SENT', 'UNCERTAIN'];

/**
 * Where a message stands after its channel told something of it. Reports come late, twice and out of order: a message
 * never goes back, one that reached the patient did not fail, and one that waits for its next try failed already.
 */
export function afterReport(state: MessageState, reported: ReportedState): MessageState {
  if (reported === 'FAILED') return MAY_YET_FAIL.includes(state) ? 'FAILED' : state;
  return PROGRESS.indexOf(reported) > PROGRESS.indexOf(state) ? reported : state;
}

/** What decides whether a patient is told of an appointment. */
export interface AnnouncedAppointment {
  readonly status: AppointmentStatus;
  readonly date: LocalDate;
  readonly startMinute: number;
}

/** Why nothing is said of an appointment. */
export type Silence = 'CANCELLED' | 'COMPLETED' | 'PAST';

/** Why a patient is not told of an appointment; undefined where it lies ahead. */
export function silenceOf(appointment: AnnouncedAppointment, now: ClinicClock): Silence | undefined {
  if (appointment.status === 'CANCELLED' || appointment.status === 'COMPLETED') return appointment.status;
  const { date, startMinute } = appointment;
  const isPast = date < now.date || (date === now.date && startMinute <= now.minutes);
  return isPast ? 'PAST' : undefined;
}

/** Waits between the tries of one message, in seconds; after the last one it has failed. */
const BACK_OFF_SECONDS: readonly number[] = [30, 120, 600, 1_800];

/**
 * What becomes of a message that its channel surely did not deliver.
 * @param tries how many were made.
 * @param mayBeTakenLater whether the reason may pass by itself.
 * @param toldSeconds how long the channel asked to wait.
 */
export function afterFailure(
  tries: number,
  mayBeTakenLater: boolean,
  toldSeconds = 0,
): { readonly state: 'QUEUED' | 'FAILED'; readonly waitSeconds: number } {
  const pause = mayBeTakenLater ? BACK_OFF_SECONDS[tries - 1] : undefined;
  if (pause === undefined) return { state: 'FAILED', waitSeconds: 0 };
  return { state: 'QUEUED', waitSeconds: Math.max(pause, toldSeconds) };
}
