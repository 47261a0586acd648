import { minutesOf } from '../clinic-time.js';
import { SHORTEST_MINUTES } from '../schedule.js';
import { type Attendable, isOpen } from './to-attend.js';

interface Timed extends Attendable {
  readonly durationMinutes: number;
}

/** A day's appointments as whoever works sees them now; each is in one part, in the order of their time. */
export interface DayOverview<Appointment> {
  /** Who is attended, or should be. */
  readonly now: readonly Appointment[];
  /** The earliest that follow. */
  readonly next: readonly Appointment[];
  /** The rest of what begins later, cancelled ones too. */
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

/** How many appointments of an hour still fit into the starts that are free from now on. @param starts minutes, ascending. */
export function freeHoursFrom(starts: readonly number[], minutes: number): number {
  let count = 0;
  let until = minutes + 1;
  for (const start of starts) {
    if (start < until) continue;
    count += 1;
    until = start + SHORTEST_MINUTES;
  }
  return count;
}
