import { SLOT_MINUTES, slotsOf, type TimeSpan } from '../appointment.js';
import { type LocalDate, weekdayOf } from '../clinic-time.js';
import { type Candidate, inOrderOfChoice } from '../professionals/anyone.js';
import { closureOn, isOff, type StartContext } from '../schedule.js';

const DAY_MINUTES = 24 * 60;

/**
 * When somebody who has just come is booked: the half hour that is running, whatever the agenda's own starts are. Late at
 * night it is the last one from which the appointment ends on its day.
 * @param minutes since midnight.
 */
export const walkInStart = (minutes: number, durationMinutes: number): number =>
  Math.min(minutes - (minutes % SLOT_MINUTES), DAY_MINUTES - durationMinutes);

interface OnDuty extends Candidate {
  readonly context: Pick<StartContext, 'schedule' | 'busySlots'>;
}

/**
 * Who may attend somebody who has just come, in the order in which to try them. A closed day or hour keeps nobody from
 * attending whom they let in; a day off does. Who is at work then comes before who is not, and who is free before who is
 * busy.
 * @param ownId the professional who asks, and attends themselves; null where it is somebody else.
 */
export function whoAttendsWalkIn<Attendant extends OnDuty>(
  date: LocalDate,
  time: TimeSpan,
  all: readonly Attendant[],
  ownId: number | null,
): Attendant[] {
  const there = all.filter(({ context }) => !isOff(context.schedule.daysOff, date));
  const own = there.filter(({ id }) => id === ownId);
  if (own.length > 0) return own;
  const atWork = there.filter(({ context }) => worksAt(date, time, context));
  const asked = inOrderOfChoice(atWork.length > 0 ? atWork : there);
  const isBusy = ({ context }: Attendant) => slotsOf(time).some((slot) => context.busySlots.has(slot));
  return [...asked.filter((one) => !isBusy(one)), ...asked.filter(isBusy)];
}

function worksAt(date: LocalDate, { startMinute }: TimeSpan, { schedule }: OnDuty['context']): boolean {
  if (closureOn(schedule.closures, date)) return false;
  const stretches = schedule.hours[weekdayOf(date)] ?? [];
  return stretches.some(({ opensAt, closesAt }) => opensAt <= startMinute && startMinute < closesAt);
}
