import type { AppointmentStatus } from '../appointment.js';
import { addDays, type ClinicClock, type LocalDate } from '../clinic-time.js';
import { isPast } from '../schedule.js';
import { type Attendance, hasCome } from '../visits/attendance.js';

/** What a clinic lets people do by themselves with an hour that they have. */
export interface OwnChangesRule {
  readonly visitorsMayChange: boolean;
  /** How long before its start an hour can be changed or cancelled. */
  readonly changeDeadlineHours: number;
}

export const CHANGE_DEADLINE_HOURS = { least: 0, most: 168 } as const;
/** In characters. */
export const LONGEST_WHAT_TO_BRING = 1_000;

/** What somebody may do with their own hour. */
export const OWN_ACTIONS = ['MOVE', 'CANCEL', 'CONFIRM'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

/** Why somebody may not do it. */
export type WhyNot = 'CANCELLED' | 'COMPLETED' | 'ARRIVED' | 'NOT_OFFERED' | 'TOO_LATE';

interface OwnHour {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

type Start = Pick<OwnHour, 'date' | 'startMinute'>;

/** The moment, on the clinic's wall, from which an hour can't be changed or cancelled any more. */
export function changeUntil(
  { date, startMinute }: Start,
  { changeDeadlineHours }: OwnChangesRule,
): ClinicClock {
  const minutes = startMinute - changeDeadlineHours * 60;
  const days = Math.floor(minutes / 1440);
  return { date: addDays(date, days), minutes: minutes - days * 1440 };
}

/** Why the owner of an hour that has not begun may not do this with it; undefined if they may. */
export function whyNot(
  action: OwnAction,
  hour: OwnHour,
  rule: OwnChangesRule,
  now: ClinicClock,
): WhyNot | undefined {
  if (hour.status === 'CANCELLED' || hour.status === 'COMPLETED') return hour.status;
  if (hasCome(hour.attendance)) return 'ARRIVED';
  if (action === 'CONFIRM') return undefined;
  if (!rule.visitorsMayChange) return 'NOT_OFFERED';
  const until = changeUntil(hour, rule);
  return isPast(until.date, until.minutes, now) ? 'TOO_LATE' : undefined;
}

/** What is left to do with it: an hour that is confirmed is not confirmed again. */
export const ownActions = (hour: OwnHour, rule: OwnChangesRule, now: ClinicClock): OwnAction[] =>
  OWN_ACTIONS.filter(
    (action) =>
      whyNot(action, hour, rule, now) === undefined && !(action === 'CONFIRM' && hour.status === 'CONFIRMED'),
  );
