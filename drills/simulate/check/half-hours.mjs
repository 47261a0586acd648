// @ts-check
import { isLeftBy, isRefusedTo, isSeenHeldBy, isSeenTaken, isTakenBy, FREE } from '../model/half-hour.mjs';
import { mayHaveHappened, seenBy, subjectOf } from './history.mjs';
import { ObjectHistories } from './object-histories.mjs';

/**
 * @typedef {import('./history.mjs').Entry} Entry
 * @typedef {import('./history.mjs').Fault} Fault
 * @typedef {import('../plan/plan.mjs').Time} Time
 */

const AGENDAS = /** @type {const} */ (['PODIATRY', 'MANICURE']);
const FIRST = 18;
const LAST = 37;
const STARTS = Array.from({ length: LAST - FIRST }, (_, index) => FIRST + index);

/** @param {string} agenda @param {string} day @param {number} halfHour since midnight. */
const keyOf = (agenda, day, halfHour) => `${agenda} ${day} ${halfHour / 2} h`;

/** @param {Time} time */
const halfHoursOf = ({ agenda, day, start, minutes }) =>
  Array.from({ length: minutes / 30 }, (_, index) => keyOf(agenda, day, start / 30 + index));

/** The half hours that the call's appointment should then hold; undefined for other calls. @param {Entry} entry */
function wantedBy({ call }) {
  switch (call.kind) {
    case 'BOOK':
      return halfHoursOf(call.time);
    case 'CREATE':
    case 'CHANGE':
      return call.status === 'CANCELLED' ? [] : halfHoursOf(call.time);
    case 'CANCEL':
    case 'DELETE':
      return [];
    default:
      return undefined;
  }
}

/**
 * Checks which appointment held each half hour.
 * @param {readonly Entry[]} history @returns {import('./history.mjs').Checked}
 */
export function checkHalfHours(history) {
  const halfHours = new ObjectHistories('half hour', () => FREE, String);
  /** @type {Fault[]} */
  const overlaps = [];
  const everWanted = halfHoursByAppointment(history);
  for (const entry of history) {
    const { call, outcome } = entry;
    const wanted = wantedBy(entry);
    const appointment = subjectOf(entry);
    if (wanted && mayHaveHappened(entry)) {
      for (const key of wanted) halfHours.change(key, entry, isTakenBy(appointment));
      if (call.kind === 'BOOK' || call.kind === 'CREATE') continue;
      for (const key of everWanted.get(appointment) ?? []) {
        if (!wanted.includes(key)) halfHours.change(key, entry, isLeftBy(appointment));
      }
    } else if (wanted && outcome.kind === 'SLOT_TAKEN') {
      const step = isRefusedTo(appointment);
      halfHours.lookAtOneOf({ entry, ways: wanted.map((key) => ({ key, step })) });
    } else if (call.kind === 'LIST_DAY') {
      overlaps.push(...readDay(halfHours, entry, call.day));
    } else if (call.kind === 'AVAILABILITY') {
      readHours(halfHours, entry, call);
    }
  }
  const { keys, faults } = halfHours.check();
  return { keys, faults: [...overlaps, ...faults] };
}

/** @param {readonly Entry[]} history @returns {Map<string, Set<string>>} */
function halfHoursByAppointment(history) {
  const byAppointment = new Map();
  for (const entry of history) {
    const wanted = wantedBy(entry);
    if (!wanted || wanted.length === 0 || !mayHaveHappened(entry)) continue;
    const appointment = subjectOf(entry);
    const known = byAppointment.get(appointment) ?? new Set();
    byAppointment.set(appointment, known);
    for (const key of wanted) known.add(key);
  }
  return byAppointment;
}

/**
 * Evaluates a list of a day's appointments, which shows the appointment that holds each half hour.
 * @param {ObjectHistories<string>} halfHours
 * @param {Entry} entry
 * @param {string} day
 * @returns {Fault[]} half hours held by two at once.
 */
function readDay(halfHours, entry, day) {
  const { day: appointments } = seenBy(entry);
  if (!appointments) return [];
  const holders = new Map();
  /** @type {Fault[]} */
  const overlaps = [];
  for (const { made, time, status } of appointments) {
    if (status === 'CANCELLED') continue;
    for (const key of halfHoursOf(time)) {
      if (holders.has(key)) {
        const what = `half hour ${key}: a list shows both ${holders.get(key)} and ${made} in it`;
        overlaps.push({ what, entries: [entry] });
      }
      holders.set(key, made);
    }
  }
  for (const agenda of AGENDAS) {
    for (const halfHour of [...STARTS, LAST]) {
      const key = keyOf(agenda, day, halfHour);
      halfHours.look(key, entry, isSeenHeldBy(holders.get(key) ?? FREE));
    }
  }
  return overlaps;
}

/**
 * Evaluates a list of free starts: the hour after each one is free; GraphQL also lists taken starts. Both agendas have
 * a start every half hour.
 * @param {ObjectHistories<string>} halfHours
 * @param {Entry} entry
 * @param {{ agenda: string, day: string }} asked
 */
function readHours(halfHours, entry, { agenda, day }) {
  const { hours } = seenBy(entry);
  if (!hours) return;
  const free = new Set(hours.free.flatMap((start) => [start / 30, start / 30 + 1]));
  const taken = hours.taken && new Set(hours.taken.map((start) => start / 30));
  for (const halfHour of [...STARTS, LAST]) {
    const key = keyOf(agenda, day, halfHour);
    const isKnownFree = free.has(halfHour) || (taken && halfHour < LAST && !taken.has(halfHour));
    if (isKnownFree) halfHours.look(key, entry, isSeenHeldBy(FREE));
    if (taken?.has(halfHour)) halfHours.look(key, entry, isSeenTaken);
  }
}
