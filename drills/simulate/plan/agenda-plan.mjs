// @ts-check
import { openDay } from './open-days.mjs';
import { pickSubjects } from './subjects.mjs';

/**
 * @typedef {import('./plan.mjs').Time} Time
 * @typedef {import('./plan.mjs').AgendaName} AgendaName
 * @typedef {import('./random.mjs').Random} Random
 */

const FIRST_START = 9 * 60;
/** Starts per day: one every half hour. */
export const STARTS = 19;
const STEP = 30;
const DAYS_PER_EPOCH = 2;

/** One of the epoch's two days, more often the first. @param {Random} random @param {number} epoch */
const randomDay = (random, epoch) => openDay(DAYS_PER_EPOCH * epoch + (random.chance(0.3) ? 1 : 0));

/**
 * @param {Random} random
 * @param {number} epoch
 * @param {{ isVisitor: boolean, starts: number }} options
 * @returns {Time}
 */
function randomTime(random, epoch, { isVisitor, starts }) {
  const minutes = !isVisitor && random.chance(0.25) ? 120 : 60;
  const possible = Math.min(starts, minutes === 120 ? STARTS - 2 : STARTS);
  return {
    agenda: isVisitor || random.chance(0.6) ? 'PODIATRY' : 'MANICURE',
    day: randomDay(random, epoch),
    start: FIRST_START + STEP * random.below(possible),
    minutes,
  };
}

/**
 * The same start, with the requested length if it fits.
 * @param {Time} time @param {60 | 120} minutes @returns {Time}
 */
const ofLength = (time, minutes) => ({
  ...time,
  minutes,
  start: Math.min(time.start, FIRST_START + STEP * (minutes === 120 ? STARTS - 3 : STARTS - 1)),
});

/**
 * @param {Random} random
 * @param {import('./plan.mjs').CallFacts} facts
 * @param {import('./plan.mjs').Known} known
 * @param {{ isVisitor: boolean, patients: number, starts: number }} options
 * @returns {import('./plan.mjs').AgendaAction}
 */
export function planAgendaCall(random, { id, epoch }, known, { isVisitor, patients, starts }) {
  const dice = random.next();
  const isReading = dice < (isVisitor ? 0.4 : 0.2);
  if (isReading) {
    const day = randomDay(random, epoch);
    if (!isVisitor && random.chance(0.7)) return { kind: 'LIST_DAY', day };
    return { kind: 'AVAILABILITY', agenda: random.chance(0.6) ? 'PODIATRY' : 'MANICURE', day };
  }
  const isNew = isVisitor || dice < 0.35 || known.appointments.length === 0;
  if (isNew) {
    const time = randomTime(random, epoch, { isVisitor, starts });
    known.appointments.push({ id, epoch });
    known.times.set(id, time);
    if (isVisitor) return { kind: 'BOOK', time };
    const status = random.chance(0.05) ? 'CANCELLED' : random.chance(0.3) ? 'CONFIRMED' : 'BOOKED';
    return { kind: 'CREATE', patient: random.below(patients), time, status };
  }
  const subjects = pickSubjects(random, known.appointments);
  if (dice < 0.47) return { kind: 'CANCEL', subjects };
  if (dice < 0.62) return { kind: 'DELETE', subjects };
  const time = changedTime(random, epoch, known.times.get(subjects[0] ?? ''), starts);
  for (const subject of subjects) known.times.set(subject, time);
  return { kind: 'CHANGE', subjects, time, status: random.chance(0.5) ? 'BOOKED' : 'CONFIRMED' };
}

/**
 * Another time (a move), another length, or the same time again (which reactivates a cancelled one).
 * @param {Random} random
 * @param {number} epoch
 * @param {Time | undefined} last
 * @param {number} starts
 */
function changedTime(random, epoch, last, starts) {
  const dice = random.next();
  if (!last || dice < 0.45) return randomTime(random, epoch, { isVisitor: false, starts });
  if (dice < 0.75) return ofLength(last, last.minutes === 60 ? 120 : 60);
  return last;
}
