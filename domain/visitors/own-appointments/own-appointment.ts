import type { AppointmentStatus } from '../../agenda/appointment.js';
import { addDays, type ClinicClock, type LocalDate } from '../../clinic-time.js';
import { isPast } from '../../schedule.js';
import { type Attendance, hasArrived } from '../../visits/attendance.js';

/** The clinic's settings for changes that patients make to their own appointment. */
export interface OwnChangesRule {
  readonly visitorsMayChange: boolean;
  readonly changeDeadlineHours: number;
}

export const CHANGE_DEADLINE_HOURS = { least: 0, most: 168 } as const;
/** In characters. */
export const MAX_WHAT_TO_BRING_LENGTH = 1_000;

export const OWN_ACTIONS = ['MOVE', 'CANCEL', 'CONFIRM'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

export type RefusalReason =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'ARRIVED'
  | 'NOT_OFFERED'
  | 'TOO_LATE'
  | 'DEPOSIT_MOVED';

interface OwnHour {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
  /** Whether it was moved as often as its deposit allows. */
  readonly hasMovedDeposit?: boolean;
}

type Start = Pick<OwnHour, 'date' | 'startMinute'>;

/** The moment, in clinic time, from which an appointment can no longer be moved, and a cancellation is late. */
export function changeUntil(
  { date, startMinute }: Start,
  { changeDeadlineHours }: OwnChangesRule,
): ClinicClock {
  const minutes = startMinute - changeDeadlineHours * 60;
  const days = Math.floor(minutes / 1440);
  return { date: addDays(date, days), minutes: minutes - days * 1440 };
}

/** Why the owner of an appointment that has not begun may not do this; undefined if they may. */
export function refusalReason(
  action: OwnAction,
  hour: OwnHour,
  rule: OwnChangesRule,
  now: ClinicClock,
): RefusalReason | undefined {
  if (hour.status === 'CANCELLED' || hour.status === 'COMPLETED') return hour.status;
  if (hasArrived(hour.attendance)) return 'ARRIVED';
  if (action === 'CONFIRM') return undefined;
  if (!rule.visitorsMayChange) return 'NOT_OFFERED';
  // A late cancellation is better than an empty chair: the hour can still be offered to the waiting list.
  if (action !== 'MOVE') return undefined;
  if (isAfterDeadline(hour, rule, now)) return 'TOO_LATE';
  return hour.hasMovedDeposit ? 'DEPOSIT_MOVED' : undefined;
}

/** Whether it is too late to move the appointment. A cancellation is accepted, but counts as late. */
export function isAfterDeadline(hour: Start, rule: OwnChangesRule, now: ClinicClock): boolean {
  const until = changeUntil(hour, rule);
  return isPast(until.date, until.minutes, now);
}

/** The actions still open to the owner; a confirmed appointment can't be confirmed again. */
export const ownActions = (hour: OwnHour, rule: OwnChangesRule, now: ClinicClock): OwnAction[] =>
  OWN_ACTIONS.filter(
    (action) =>
      refusalReason(action, hour, rule, now) === undefined &&
      !(action === 'CONFIRM' && hour.status === 'CONFIRMED'),
  );
