import { addDays, type LocalDate } from '../clinic-time.js';
import { CONTROL_WEEKS } from '../visits/next-visit.js';

/**
 * Why a patient should come back: `TREATMENT`, because the last visit's treatment has an interval; `RISK`, because the
 * risk of their feet has one; `BRACE`, because a nail's brace is to be adjusted.
 */
export const CONTROL_REASONS = ['TREATMENT', 'RISK', 'BRACE'] as const;
export type ControlReason = (typeof CONTROL_REASONS)[number];

/** `UPCOMING`: due today or later; `OVERDUE`: its date has passed. */
export const CONTROL_STATES = ['UPCOMING', 'OVERDUE'] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

/** A control with a date of its own is listed this many days ahead, so that the desk can call before it. */
export const DAYS_AHEAD = 14;
/** After a year, a patient who has not come back is no longer called. */
const DAYS_OVERDUE = 365;

export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface ControlDates {
  /** Proposed from this day on. */
  readonly startsOn: LocalDate;
  /** Overdue after this day. */
  readonly dueOn: LocalDate;
}

/** The dates of a control that is due on a day instead of within a time. */
export const controlOnDay = (dueOn: LocalDate): ControlDates => ({
  startsOn: addDays(dueOn, -DAYS_AHEAD),
  dueOn,
});

/** A control that is due earlier is no longer listed. */
export const oldestListed = (today: LocalDate): LocalDate => addDays(today, -DAYS_OVERDUE);

/** Until then it is listed. */
export const lastListed = (dueOn: LocalDate): LocalDate => addDays(dueOn, DAYS_OVERDUE);

export const controlState = (dueOn: LocalDate, today: LocalDate): ControlState =>
  dueOn < today ? 'OVERDUE' : 'UPCOMING';

/** The day for which to book: the control's own, unless it is past or only the end of a long time. */
export const dayToBook = (dueOn: LocalDate, today: LocalDate): LocalDate =>
  dueOn < today || dueOn > addDays(today, DAYS_AHEAD) ? today : dueOn;

/** The days of the visits whose treatment can have a control that is listed today. */
export const visitsBefore = (today: LocalDate): Days => ({
  from: addDays(oldestListed(today), -7 * CONTROL_WEEKS.most),
  to: today,
});
