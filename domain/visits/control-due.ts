import { addDays, type LocalDate } from '../clinic-time.js';
import { CONTROL_WEEKS } from './next-visit.js';

/** Why a patient should come back: `TREATMENT`, because the last visit's treatment has an interval. */
export const CONTROL_REASONS = ['TREATMENT'] as const;
export type ControlReason = (typeof CONTROL_REASONS)[number];

/** `UPCOMING`: due today or soon; `OVERDUE`: its date has passed. */
export const CONTROL_STATES = ['UPCOMING', 'OVERDUE'] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

/** Controls are listed this many days ahead, so that the desk can call before their date. */
const DAYS_AHEAD = 14;
/** After a year, a patient who has not come back is no longer called. */
const DAYS_OVERDUE = 365;

export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The dates of the controls that are listed today, both ends included. */
export const listedControls = (today: LocalDate, state?: ControlState | null): Days => ({
  from: state === 'UPCOMING' ? today : addDays(today, -DAYS_OVERDUE),
  to: addDays(today, state === 'OVERDUE' ? -1 : DAYS_AHEAD),
});

export const controlState = (dueOn: LocalDate, today: LocalDate): ControlState =>
  dueOn < today ? 'OVERDUE' : 'UPCOMING';

/** The days of the visits whose controls can be due on these days. */
export const visitsBefore = ({ from }: Days, today: LocalDate): Days => ({
  from: addDays(from, -7 * CONTROL_WEEKS.most),
  to: today,
});
