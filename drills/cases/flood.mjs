// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from '../../scripts/bootstrap/checkout.mjs';
import { Product } from '../product/product.mjs';
import { send } from '../product/send.mjs';
import { openYearsAhead, Staff } from '../product/staff.mjs';
import { underBookings } from '../under-bookings.mjs';

/** Empty settings select the product's default limits, which stop a flood. */
const DEFAULT_LIMITS = { LIMIT_BOOKINGS: '', LIMIT_LOGINS: '', LIMIT_REQUESTS: '', LIMIT_VISITORS: '' };

/** The share of bookings that may have to be sent again: docs/decisions/0087-visitor-queue.md. */
const MOST_REFUSED = 0.01;

/**
 * One address opens 2,000 connections: 1,300 that send requests without pause, 500 that send a byte per second,
 * and 200 WebSockets. Visitors with other addresses keep booking.
 * @param {import('../place.mjs').Place} place
 */
export async function flood(place) {
  const databaseUrl = await place.database();
  const folder = place.newFolder('flood');
  const product = await Product.start({ folder, databaseUrl, settings: DEFAULT_LIMITS });
  try {
    await openYearsAhead(await Staff.logIn(product.url));
    const ask = fromEverywhere(product.url);
    // Enough for four visitors who book ten hours a second each.
    const most = place.short ? 1_500 : 3_500;
    return await underBookings({ ask, databaseUrl, most }, async (visitors) => {
      const beganAt = performance.now();
      const end = startFlood(product.url);
      await delay(place.short ? 2_000 : 60_000);
      const endedAt = performance.now();
      const tried = visitors.within(beganAt, endedAt);
      const toComeBack = tried.filter(({ outcome }) => outcome === 'away');
      const failed = tried.filter(({ outcome }) => outcome !== 'confirmed' && outcome !== 'away');
      const answers = await end();
      return {
        mendedAt: endedAt,
        measured: [
          `The flood was answered so (status or fault: times): ${JSON.stringify(answers)}.`,
          `Meanwhile ${toComeBack.length} of ${tried.length} bookings were refused with 503, to be sent again.`,
        ],
        broken: [
          ...failed.map(({ name, detail }) => `${name} could not book during the flood: ${detail}`),
          ...(toComeBack.length > MOST_REFUSED * tried.length ? ['too many bookings were refused'] : []),
        ],
      };
    });
  } finally {
    await product.stop();
  }
}

/**
 * Visitors with a different address each.
 * @param {string} url
 * @returns {import('../visitors/free-hours.mjs').Ask}
 */
function fromEverywhere(url) {
  let last = 0;
  return (path, call) => {
    last += 1;
    return send(`${url}${path}`, { ...call, localAddress: `127.1.${(last >> 8) & 255}.${last & 255}` });
  };
}

/**
 * @param {string} url
 * @returns {() => Promise<object>} stops the flood and returns the counts of its responses.
 */
function startFlood(url) {
  const child = spawn(process.execPath, [inRoot('drills', 'entries', 'flood.mjs')], {
    env: { ...process.env, NODE_OPTIONS: '', PRODUCT_URL: url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return async () => {
    const ended = once(child, 'exit');
    const answered = once(child, 'message');
    child.send('stop');
    await ended;
    const [answers] = await answered;
    return answers;
  };
}
