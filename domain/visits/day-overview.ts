import { minutesOf } from '../clinic-time.js';
import { MIN_MINUTES } from '../agenda/appointment.js';
import { type Attendable, isOpen } from './to-attend.js';

interface Timed extends Attendable {
  readonly durationMinutes: number;
}

/** A day's appointments relative to now. Each is in one part only; parts are sorted by time. */
export interface DayOverview<Appointment> {
  /** In care, or due now. */
  readonly now: readonly Appointment[];
  /** The next appointments: all with the earliest start. */
  readonly next: readonly Appointment[];
  /** All others that begin later, including cancelled ones. */
  readonly later: readonly Appointment[];
  readonly past: readonly Appointment[];
}

/**
 * @param sorted by time.
 * @param minutes since midnight.
 */
export function overviewOf<Appointment extends Timed>(
  sorted: readonly Appointment[],
  minutes: number,
): DayOverview<Appointment> {
  const isAhead = ({ time }: Timed) => minutesOf(time) > minutes;
  const isNow = (one: Timed) =>
    isOpen(one) &&
    (one.attendance === 'IN_CARE' || (!isAhead(one) && minutes < minutesOf(one.time) + one.durationMinutes));
  const ahead = sorted.filter((one) => isAhead(one) && !isNow(one));
  const nextTime = ahead.find(isOpen)?.time;
  const isNext = (one: Timed) => one.time === nextTime && isOpen(one);
  return {
    now: sorted.filter(isNow),
    next: ahead.filter(isNext),
    later: ahead.filter((one) => !isNext(one)),
    past: sorted.filter((one) => !isAhead(one) && !isNow(one)),
  };
}

/** How many one-hour appointments still fit into the free starts after now. @param starts minutes, ascending. */
export function freeHoursFrom(starts: readonly number[], minutes: number): number {
  let count = 0;
  let until = minutes + 1;
  for (const start of starts) {
    if (start < until) continue;
    count += 1;
    until = start + MIN_MINUTES;
  }
  return count;
}
