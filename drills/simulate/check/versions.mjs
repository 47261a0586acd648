// @ts-check
import {
  isAbsent,
  isChanged,
  isDeleted,
  isKept,
  isMade,
  isOutdated,
  isSeenAs,
  NOT_YET,
  versionedKey,
} from '../model/versioned.mjs';
import { both, mayHaveHappened, seenBy, subjectOf } from './history.mjs';
import { ObjectHistories } from './object-histories.mjs';

/**
 * @typedef {import('./history.mjs').Entry} Entry
 * @typedef {import('../model/versioned.mjs').VersionedStep} VersionedStep
 * @typedef {import('../calls/answers.mjs').SeenAppointment} SeenAppointment
 * @typedef {ObjectHistories<import('../model/versioned.mjs').Versioned>} Versions
 */

/** The treatment of visitors' bookings. */
const BOOKED_TREATMENT = 'Consulta General';

/** @param {ReadonlyArray<{ supply: number, quantity: number }>} lines */
const linesKey = (lines) =>
  lines
    .map(({ supply, quantity }) => `${supply}=${quantity}`)
    .sort()
    .join();

/**
 * The content that a call writes to its appointment or record; undefined for calls that write nothing.
 * @param {Entry} entry
 */
function contentOf({ call }) {
  switch (call.kind) {
    case 'BOOK':
      return { ...call.time, status: 'BOOKED', edited: BOOKED_TREATMENT };
    case 'CREATE':
    case 'CHANGE':
      return { ...call.time, status: call.status, edited: call.id };
    case 'CANCEL':
      return { status: 'CANCELLED', edited: call.id };
    case 'WRITE_RECORD':
    case 'EDIT_RECORD':
      return { edited: call.id, lines: linesKey(call.lines) };
    default:
      return undefined;
  }
}

/** @param {SeenAppointment} seen */
const shownContent = ({ time, status, edited }) => ({ ...time, status, edited });

/** The state of the object in the response to an edit. @param {Entry} entry @returns {VersionedStep} */
function shownBy(entry) {
  const { appointment, record } = seenBy(entry);
  if (appointment) return isSeenAs(shownContent(appointment), appointment.version);
  return record ? recordShown(record) : (state) => state;
}

/** @param {import('../calls/answers.mjs').SeenRecord} record @returns {VersionedStep} */
function recordShown({ edited, lines, version }) {
  const used = Object.entries(lines).map(([supply, quantity]) => ({ supply: Number(supply), quantity }));
  return isSeenAs({ edited, lines: linesKey(used) }, version);
}

/** @param {Entry} entry @returns {VersionedStep | undefined} */
function stepOf(entry) {
  const { call, sent, outcome } = entry;
  const content = contentOf(entry);
  const isNew = call.kind === 'BOOK' || call.kind === 'CREATE' || call.kind === 'WRITE_RECORD';
  if (mayHaveHappened(entry)) {
    if (call.kind === 'DELETE') return isDeleted;
    if (!content) return undefined;
    return both(isNew ? isMade(content) : isChanged(content, sent.version), shownBy(entry));
  }
  if (isNew || sent.subject === undefined) return undefined;
  if (outcome.kind === 'NOT_FOUND') return isAbsent;
  if (outcome.kind === 'STALE') return isOutdated(sent.version ?? 0);
  if (outcome.kind === 'SLOT_TAKEN' || outcome.kind === 'SHORT') return isKept(sent.version);
  return undefined;
}

/**
 * Checks each appointment and each clinical record as a whole: its edits, their versions, and all reads.
 * @param {readonly Entry[]} history
 * @returns {import('./history.mjs').Checked}
 */
export function checkVersions(history) {
  /** @type {Versions} */
  const objects = new ObjectHistories('appointment or record', () => NOT_YET, versionedKey);
  const appointments = new Map();
  for (const entry of history) {
    const step = entry.outcome.kind === 'SKIPPED' ? undefined : stepOf(entry);
    if (!step) continue;
    const key = subjectOf(entry);
    if (mayHaveHappened(entry)) objects.change(key, entry, step);
    else objects.look(key, entry, step);
    if (!('lines' in entry.call)) widen(appointments, key, entry);
  }
  for (const entry of history) {
    if (entry.call.kind === 'LIST_DAY') readDay(objects, appointments, entry, entry.call.day);
    if (entry.call.kind === 'LIST_RECORDS') readRecords(objects, history, entry);
  }
  return objects.check();
}

/**
 * Evaluates the list of all records at the end.
 * @param {Versions} objects
 * @param {readonly Entry[]} history
 * @param {Entry} entry
 */
function readRecords(objects, history, entry) {
  const shown = new Map(seenBy(entry).records?.map((record) => [record.made, record]));
  for (const { call, outcome } of history) {
    if (call.kind !== 'WRITE_RECORD' || outcome.kind === 'SKIPPED') continue;
    const record = shown.get(call.id);
    objects.look(call.id, entry, record ? recordShown(record) : isAbsent);
  }
}

/**
 * The period in which an appointment was written, and the days that it may have had.
 * @typedef {{ from: number, to: number, days: Set<string> }} Span
 */

/** @param {Map<string, Span>} spans @param {string} key @param {Entry} entry */
function widen(spans, key, { call, invoked, returned }) {
  const span = spans.get(key) ?? { from: invoked, to: 0, days: new Set() };
  spans.set(key, span);
  span.from = Math.min(span.from, invoked);
  span.to = Math.max(span.to, returned);
  if ('time' in call) span.days.add(call.time.day);
}

/**
 * Evaluates the list of a day, which has all of its appointments: any other appointment was not on that day.
 * @param {Versions} objects
 * @param {ReadonlyMap<string, Span>} appointments
 * @param {Entry} entry
 * @param {string} day
 */
function readDay(objects, appointments, entry, day) {
  const { day: listed } = seenBy(entry);
  if (!listed) return;
  const shown = new Set();
  for (const seen of listed) {
    shown.add(seen.made);
    objects.look(seen.made, entry, isSeenAs(shownContent(seen), seen.version));
  }
  const isElsewhere = /** @type {VersionedStep} */ (
    (state) => (typeof state === 'string' || state.content['day'] !== day ? state : undefined)
  );
  for (const [key, { from, to, days }] of appointments) {
    // Skipped: appointments that were created later, or last written earlier (except in the final lists).
    if (shown.has(key) || !days.has(day) || entry.returned < from) continue;
    if (entry.invoked <= to || entry.call.id.startsWith('end.')) objects.look(key, entry, isElsewhere);
  }
}
