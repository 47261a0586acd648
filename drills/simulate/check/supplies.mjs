// @ts-check
import {
  isMoved,
  isSaved,
  isSeen,
  isSet,
  isShort,
  isStale,
  isUsed,
  newSupply,
  supplyKey,
} from '../model/supply.mjs';
import { both, mayHaveHappened, seenBy, subjectOf } from './history.mjs';
import { ObjectHistories } from './object-histories.mjs';

/**
 * @typedef {import('./history.mjs').Entry} Entry
 * @typedef {import('../plan/plan.mjs').Line} Line
 * @typedef {ObjectHistories<import('../model/supply.mjs').Supply>} Supplies
 * @typedef {ReadonlyMap<string, number>} Ranks the order in which to try a supply's changes, by call and supply: too
 *   many orders of concurrent changes are possible to try them all.
 */

/**
 * Checks the stock of each supply.
 * @param {readonly Entry[]} history
 * @param {ReadonlyArray<{ stock: number }>} planned the initial stocks.
 * @param {Ranks} [ranks]
 * @returns {import('./history.mjs').Checked}
 */
export function checkSupplies(history, planned, ranks = new Map()) {
  /** @type {Supplies} */
  const supplies = new ObjectHistories(
    'supply',
    (key) => newSupply(planned[Number(key)]?.stock ?? 0),
    supplyKey,
  );
  const everUsed = suppliesByRecord(history);
  for (const entry of history) {
    const { call } = entry;
    switch (call.kind) {
      case 'WRITE_RECORD':
      case 'EDIT_RECORD':
        readUse(supplies, entry, call.lines, everUsed.get(subjectOf(entry)) ?? new Set(), ranks);
        break;
      case 'SET_STOCK':
        readCorrection(supplies, entry, call, ranks);
        break;
      case 'READ_SUPPLY':
      case 'LIST_SUPPLIES':
        for (const { id, ...seen } of seenBy(entry).supplies ?? []) {
          supplies.look(String(id), entry, isSeen(seen));
        }
        break;
      default:
    }
  }
  return supplies.check();
}

/** @param {{ call: { id: string } }} entry @param {number} supply */
export const rankKey = ({ call }, supply) => `${call.id}/${supply}`;

/** @param {readonly Entry[]} history @returns {Map<string, Set<number>>} */
function suppliesByRecord(history) {
  const byRecord = new Map();
  for (const entry of history) {
    const { call } = entry;
    if (!('lines' in call) || !mayHaveHappened(entry)) continue;
    const known = byRecord.get(subjectOf(entry)) ?? new Set();
    byRecord.set(subjectOf(entry), known);
    for (const { supply } of call.lines) known.add(supply);
  }
  return byRecord;
}

/**
 * @param {Supplies} supplies
 * @param {Entry} entry
 * @param {readonly Line[]} lines
 * @param {ReadonlySet<number>} everUsed all supplies that the record ever used.
 * @param {Ranks} ranks
 */
function readUse(supplies, entry, lines, everUsed, ranks) {
  const { outcome } = entry;
  const record = subjectOf(entry);
  if (mayHaveHappened(entry)) {
    for (const supply of everUsed) {
      const quantity = lines.find((line) => line.supply === supply)?.quantity ?? 0;
      supplies.change(String(supply), entry, isUsed(record, quantity), ranks.get(rankKey(entry, supply)));
    }
  } else if (outcome.kind === 'SHORT') {
    // A refusal has one sentence for each supply that is short, ordered by supply, without names.
    const ordered = lines.toSorted((one, other) => one.supply - other.supply);
    const ways = ordered.map(({ supply, quantity }, index) => {
      const stock = outcome.stocks[ordered.length === outcome.stocks.length ? index : 0];
      return { key: String(supply), step: isShort(record, quantity, stock) };
    });
    if (ways.length !== outcome.stocks.length) supplies.lookAtOneOf({ entry, ways });
    else for (const { key, step } of ways) supplies.look(key, entry, step);
  }
}

/**
 * @param {Supplies} supplies
 * @param {Entry} entry
 * @param {{ supply: number, stock: number }} asked
 * @param {Ranks} ranks
 */
function readCorrection(supplies, entry, { supply, stock }, ranks) {
  const { outcome, sent } = entry;
  const { version, seenStock } = sent;
  const form =
    version === undefined || seenStock === undefined ? undefined : { version, seen: seenStock, stock };
  const step = form ? isSaved(form) : isSet(stock);
  const [shown] = seenBy(entry).supplies ?? [];
  const key = String(supply);
  if (mayHaveHappened(entry))
    supplies.change(key, entry, shown ? both(step, isSeen(shown)) : step, ranks.get(rankKey(entry, supply)));
  else if (form && outcome.kind === 'STALE') supplies.look(key, entry, isStale(form.version));
  else if (form && outcome.kind === 'STOCK_MOVED') supplies.look(key, entry, isMoved(form, outcome.stock));
}
