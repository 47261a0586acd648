import type { DayOverview } from './day-overview.js';
import { type Attendable, isOpen } from './to-attend.js';

/**
 * The appointment to attend next: one that is due and not yet in care, otherwise the next one, otherwise one in care.
 * The user's own patients come first, however late.
 */
export function nextPerson<Appointment extends Attendable>(
  { now, next, later }: DayOverview<Appointment>,
  isOwn: (one: Appointment) => boolean,
): Appointment | undefined {
  const isWaiting = ({ attendance }: Attendable) => attendance !== 'IN_CARE';
  const inTurn = [...now.filter(isWaiting), ...next, ...later.filter(isOpen), ...now];
  return inTurn.find(isOwn) ?? inTurn[0];
}
