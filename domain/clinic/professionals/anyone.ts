import type { LocalDate } from '../../clinic-time.js';
import {
  agendaStarts,
  checkStart,
  freeStarts,
  type Refusal,
  type StartContext,
  type StartRequest,
  takenStarts,
} from '../../schedule.js';

const ascending = (minutes: Iterable<number>): number[] =>
  [...new Set(minutes)].sort((one, other) => one - other);

/** The starts at which at least one of the professionals is free, ascending. */
export const freeStartsOfAnyone = (
  date: LocalDate,
  durationMinutes: number,
  contexts: readonly StartContext[],
): number[] => ascending(contexts.flatMap((context) => freeStarts(date, durationMinutes, context)));

/** The starts at which all professionals at work have an appointment or blocked hours, ascending. */
export function takenStartsOfAll(date: LocalDate, contexts: readonly StartContext[]): number[] {
  const notTaken = new Set<number>();
  const taken = contexts.flatMap(({ schedule, busySlots }) => {
    const ofOne = takenStarts(date, schedule, busySlots);
    for (const start of agendaStarts(schedule, date)) if (!ofOne.includes(start)) notTaken.add(start);
    return ofOne;
  });
  return ascending(taken).filter((start) => !notTaken.has(start));
}

/** Whether a refusal is about one professional's day, on which others may work. */
const isOwnDayOff = ({ kind }: Refusal): boolean => kind === 'DAY_OFF' || kind === 'CLOSED_WEEKDAY';

/**
 * Why a start is refused for all of the professionals; undefined if one is free. Being taken is the most helpful
 * reason. A day off is only reported if all have one.
 */
export function checkStartOfAnyone(
  request: StartRequest,
  contexts: readonly StartContext[],
): Refusal | undefined {
  const refusals: Refusal[] = [];
  for (const context of contexts) {
    const refusal = checkStart(request, context);
    if (!refusal) return undefined;
    refusals.push(refusal);
  }
  return (
    refusals.find(({ kind }) => kind === 'TAKEN') ??
    refusals.find((refusal) => !isOwnDayOff(refusal)) ??
    refusals[0] ?? { kind: 'NO_ATTENDANT' }
  );
}

export interface Candidate {
  readonly id: number;
  /** The professional's place in the clinic's order. */
  readonly order: number;
  /** Number of appointments that day. */
  readonly appointments: number;
}

/** Fewest appointments that day first, then by the clinic's order. */
export const sortByPreference = <C extends Candidate>(candidates: readonly C[]): C[] =>
  candidates.toSorted(
    (one, other) => one.appointments - other.appointments || one.order - other.order || one.id - other.id,
  );
