// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { compare } from './visitors/compare.mjs';
import { Waits } from './visitors/waits.mjs';
import { Visitors } from './visitors/visitors.mjs';

/** The promised limit, whatever the fault. */
const MAX_RESPONSE_MS = 10_000;
/** Bookings continue after the recovery, since the product may fail again. */
const AFTERWARDS_MS = 1_000;

/**
 * The result of a drill.
 * @typedef {object} Result
 * @property {number} confirmed bookings.
 * @property {number} stored how many of those are stored exactly once.
 * @property {number} longestMs the longest response of all.
 * @property {number | undefined} againMs from the end of the fault to the end of the next confirmed booking; for a
 *   fault that the product repairs, from the fault itself. Absent if the fault should go unnoticed.
 * @property {string[]} measured other observations, one sentence each.
 * @property {string[]} broken the broken promises, one sentence each.
 * @property {string} [skipped] the reason if the drill could not run on this machine.
 */

/**
 * The report of an injected fault.
 * @typedef {object} Aftermath
 * @property {number} mendedAt the end of the fault, as in `performance.now()`.
 * @property {string[]} [measured]
 * @property {string[]} [broken]
 */

/**
 * Keeps booking during a fault, waits for the recovery, and compares the responses with the database.
 * @param {object} clinic
 * @param {import('./visitors/free-hours.mjs').Ask} clinic.ask sends the visitors' requests.
 * @param {string} clinic.databaseUrl
 * @param {number} clinic.most the maximum number of bookings.
 * @param {(visitors: Visitors) => Promise<Aftermath>} fault
 * @returns {Promise<Result>}
 */
export async function underBookings({ ask, databaseUrl, most }, fault) {
  const waits = new Waits(ask);
  const visitors = await Visitors.start(waits.ask, most);
  try {
    const { mendedAt, measured = [], broken = [] } = await fault(visitors);
    const first = await visitors.confirmedSince(mendedAt);
    await delay(AFTERWARDS_MS);
    const comparison = await compare(databaseUrl, await visitors.stop());
    const unkept = [...broken, ...comparison.broken];
    if (!first) unkept.push('it did not work again within a minute');
    if (waits.longestMs > MAX_RESPONSE_MS) {
      unkept.push(`a response took ${(waits.longestMs / 1000).toFixed(1)} s (${waits.longestOf})`);
    }
    return {
      confirmed: comparison.confirmed,
      stored: comparison.stored,
      longestMs: waits.longestMs,
      againMs: first && first.ended - mendedAt,
      measured,
      broken: unkept,
    };
  } finally {
    await visitors.stop();
  }
}
