// @ts-check
import { createHash } from 'node:crypto';

/**
 * A supply: its stock, how often its form was saved, and how much each record uses.
 * `usedKey` identifies the uses.
 * @typedef {{ stock: number, version: number, used: Readonly<Record<string, number>>, usedKey: bigint }} Supply
 * @typedef {(state: Supply) => Supply | undefined} SupplyStep undefined if impossible in this state.
 */

/** @param {number} stock @returns {Supply} */
export const newSupply = (stock) => ({ stock, version: 1, used: {}, usedKey: 0n });

/** A unique key of a state. @param {Supply} supply */
export const supplyKey = ({ stock, version, usedKey }) => `${stock}/${version}/${usedKey}`;

/** @type {Map<string, bigint>} */
const marks = new Map();

/**
 * A random hash for a record that uses a quantity. Hashes combined by XOR distinguish sets of uses without
 * comparing them (Zobrist 1970). With 128 bits, two sets never share one in practice.
 * @param {string} record
 * @param {number} quantity
 */
function markOf(record, quantity) {
  if (quantity === 0) return 0n;
  const name = `${record}=${quantity}`;
  const mark = marks.get(name) ?? BigInt(`0x${createHash('sha256').update(name).digest('hex').slice(0, 32)}`);
  marks.set(name, mark);
  return mark;
}

/** @param {Supply} supply @param {string} record */
const usedBy = ({ used }, record) => used[record] ?? 0;

/**
 * A record uses this quantity from now on.
 * @param {string} record @param {number} quantity @returns {SupplyStep}
 */
export const isUsed = (record, quantity) => (supply) => {
  const stock = supply.stock - (quantity - usedBy(supply, record));
  if (stock < 0) return undefined;
  if (stock === supply.stock) return supply;
  const usedKey = supply.usedKey ^ markOf(record, usedBy(supply, record)) ^ markOf(record, quantity);
  return { ...supply, stock, used: { ...supply.used, [record]: quantity }, usedKey };
};

/**
 * A record was refused this quantity.
 * @param {string} record
 * @param {number} quantity
 * @param {number} [reported] the stock in the refusal.
 * @returns {SupplyStep}
 */
export const isShort = (record, quantity, reported) => (supply) =>
  (reported === undefined || reported === supply.stock) && quantity - usedBy(supply, record) > supply.stock
    ? supply
    : undefined;

/** The stock is set, whatever it was. @param {number} stock @returns {SupplyStep} */
export const isSet = (stock) => (supply) => ({ ...supply, stock, version: supply.version + 1 });

/**
 * The supply's form is saved; `version` and `seen` are the ones that it showed.
 * @typedef {{ version: number, seen: number, stock: number }} Form
 * @param {Form} form
 * @returns {SupplyStep}
 */
export const isSaved =
  ({ version, seen, stock }) =>
  (supply) => {
    if (supply.version !== version) return undefined;
    // A stock that was not changed in the form is not written.
    if (stock === seen) return { ...supply, version: version + 1 };
    return supply.stock === seen ? { ...supply, stock, version: version + 1 } : undefined;
  };

/** The save is refused because another user saved first. @param {number} version @returns {SupplyStep} */
export const isStale = (version) => (supply) => (supply.version === version ? undefined : supply);

/**
 * The save is refused because the stock changed.
 * @param {Form} form @param {number} reported @returns {SupplyStep}
 */
export const isMoved =
  ({ version, seen, stock }, reported) =>
  (supply) =>
    supply.version === version && supply.stock === reported && reported !== seen && stock !== seen
      ? supply
      : undefined;

/** @param {{ stock: number, version?: number | undefined }} seen @returns {SupplyStep} */
export const isSeen =
  ({ stock, version }) =>
  (supply) =>
    supply.stock === stock && (version === undefined || supply.version === version) ? supply : undefined;
