import { SLOT_MINUTES, slotsOf, type TimeSpan } from '../agenda/appointment.js';
import { type LocalDate, weekdayOf } from '../clinic-time.js';
import { type Candidate, sortByPreference } from '../clinic/professionals/anyone.js';
import { closureOn, isOff, type StartContext } from '../schedule.js';

const DAY_MINUTES = 24 * 60;

/**
 * The start of a walk-in's appointment: the current half hour, whatever the agenda's own starts are. Late at night, it
 * is the last start from which the appointment still ends on its day.
 * @param minutes since midnight.
 */
export const walkInStart = (minutes: number, durationMinutes: number): number =>
  Math.min(minutes - (minutes % SLOT_MINUTES), DAY_MINUTES - durationMinutes);

interface OnDuty extends Candidate {
  readonly context: Pick<StartContext, 'schedule' | 'busySlots'>;
}

/**
 * The professionals who may attend a walk-in, in the order in which to try them. They may attend on closed days and at
 * closed hours, but not on their days off. If any are at work, only those count; free ones come before busy ones.
 * @param ownId the professional who asks, and attends the walk-in themselves; null if the user is not a professional.
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
  const asked = sortByPreference(atWork.length > 0 ? atWork : there);
  const isBusy = ({ context }: Attendant) => slotsOf(time).some((slot) => context.busySlots.has(slot));
  return [...asked.filter((one) => !isBusy(one)), ...asked.filter(isBusy)];
}

function worksAt(date: LocalDate, { startMinute }: TimeSpan, { schedule }: OnDuty['context']): boolean {
  if (closureOn(schedule.closures, date)) return false;
  const stretches = schedule.hours[weekdayOf(date)] ?? [];
  return stretches.some(({ opensAt, closesAt }) => opensAt <= startMinute && startMinute < closesAt);
}
