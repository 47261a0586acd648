// @ts-check

/**
 * The possible outcomes of each kind of call, besides UNKNOWN and SKIPPED.
 * @type {Readonly<Record<import('../plan/plan.mjs').Call['kind'], readonly string[]>>}
 */
const POSSIBLE = {
  BOOK: ['DONE', 'SLOT_TAKEN'],
  CREATE: ['DONE', 'SLOT_TAKEN'],
  CHANGE: ['DONE', 'SLOT_TAKEN', 'NOT_FOUND', 'STALE'],
  CANCEL: ['DONE', 'NOT_FOUND', 'STALE'],
  DELETE: ['DONE', 'NOT_FOUND'],
  LIST_DAY: ['DONE'],
  AVAILABILITY: ['DONE'],
  WRITE_RECORD: ['DONE', 'SHORT'],
  EDIT_RECORD: ['DONE', 'SHORT', 'STALE'],
  SET_STOCK: ['DONE', 'STALE', 'STOCK_MOVED'],
  READ_SUPPLY: ['DONE'],
  LIST_SUPPLIES: ['DONE'],
  LIST_RECORDS: ['DONE'],
};

/** @param {import('./history.mjs').Entry} entry */
const isPossible = ({ call, sent, outcome: { kind } }) => {
  if (kind === 'UNKNOWN' || kind === 'SKIPPED') return true;
  // Only a call that sends a version can be stale.
  if (kind === 'STALE' && sent.version === undefined) return false;
  return POSSIBLE[call.kind].includes(kind);
};

/**
 * Impossible responses, e.g. a 500.
 * @param {readonly import('./history.mjs').Entry[]} history
 * @returns {import('./history.mjs').Fault[]}
 */
export const wrongOutcomes = (history) =>
  history
    .filter((entry) => !isPossible(entry))
    .map((entry) => ({ what: `an answer that nothing explains: ${entry.call.kind}`, entries: [entry] }));
