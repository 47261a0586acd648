// @ts-check
import { rankKey } from '../check/supplies.mjs';

/**
 * @typedef {import('../check/history.mjs').Entry} Entry
 */

/** Movements by call: a record's are written in the same transaction as the version that the call created. */
const USES = `
  select v.care_description as call, m.supply_id as supply, m.id
  from stock_movement m
  join clinical_record_version v
    on v.clinical_record_id = m.clinical_record_id and v.xmin::text = m.xmin::text`;
const CORRECTIONS = `
  select reason as call, supply_id as supply, balance, id from stock_movement where kind = 'CORRECTION' order by id`;

/**
 * The order of the stock movements of known calls. The check tries this order first, but its result does not depend on
 * it.
 * @param {import('pg').Client} database
 * @param {readonly Entry[]} history
 * @param {readonly number[]} supplies ids, by position in the plan.
 * @returns {Promise<Map<string, number>>}
 */
export async function readRanks(database, history, supplies) {
  const place = new Map(supplies.map((id, index) => [id, index]));
  /** @type {Map<string, number>} */
  const ranks = new Map();
  const rank = (/** @type {string} */ call, /** @type {number} */ supply, /** @type {number} */ id) =>
    ranks.set(rankKey({ call: { id: call } }, place.get(supply) ?? -1), id);
  for (const { call, supply, id } of (await database.query(USES)).rows) rank(call, supply, id);

  // REST sends no reason for a stock. The movement is attributed to the call that set this stock and was
  // answered first.
  const unnamed = Map.groupBy(
    history.flatMap(({ call }) => (call.kind === 'SET_STOCK' && call.api === 'REST' ? [call] : [])),
    ({ supply, stock }) => `${supply}/${stock}`,
  );
  const named = new Set(history.map(({ call }) => call.id));
  for (const { call, supply, balance, id } of (await database.query(CORRECTIONS)).rows) {
    const setter = named.has(call) ? call : unnamed.get(`${place.get(supply)}/${balance}`)?.shift()?.id;
    if (setter !== undefined) rank(setter, supply, id);
  }
  return ranks;
}
