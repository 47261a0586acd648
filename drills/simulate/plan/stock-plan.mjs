// @ts-check
import { pickSubjects } from './subjects.mjs';

/** @typedef {import('./random.mjs').Random} Random */

export const SUPPLIES_PER_EPOCH = 6;

/** @param {number} epoch */
const suppliesOf = (epoch) =>
  Array.from({ length: SUPPLIES_PER_EPOCH }, (_, index) => epoch * SUPPLIES_PER_EPOCH + index);

/** @param {Random} random @param {number} epoch @returns {import('./plan.mjs').Line[]} */
function randomLines(random, epoch) {
  const supplies = suppliesOf(epoch);
  const first = random.pick(supplies);
  const second = random.pick(supplies);
  const lines = [{ supply: first, quantity: 1 + random.below(6) }];
  // Mostly one line, so that a refusal shows which supply it is about.
  if (second !== first && random.chance(0.3)) lines.push({ supply: second, quantity: 1 + random.below(6) });
  return lines;
}

/**
 * @param {Random} random
 * @param {import('./plan.mjs').CallFacts} facts
 * @param {import('./plan.mjs').Known} known
 * @param {number} patients
 * @returns {import('./plan.mjs').StockAction}
 */
export function planStockCall(random, { id, epoch }, known, patients) {
  const dice = random.next();
  const supply = random.pick(suppliesOf(epoch));
  if (dice < 0.3 || (dice < 0.6 && known.records.length === 0)) {
    known.records.push({ id, epoch });
    return { kind: 'WRITE_RECORD', patient: random.below(patients), lines: randomLines(random, epoch) };
  }
  if (dice < 0.6) {
    const lines = random.chance(0.15) ? [] : randomLines(random, epoch);
    return { kind: 'EDIT_RECORD', subjects: pickSubjects(random, known.records), lines };
  }
  if (dice < 0.75) return { kind: 'SET_STOCK', supply, stock: random.below(30) };
  if (dice < 0.92) return { kind: 'READ_SUPPLY', supply };
  return { kind: 'LIST_SUPPLIES', supplies: suppliesOf(epoch) };
}
