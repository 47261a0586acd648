// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { freeze } from '../faults/frozen.mjs';
import { NoAnswer, send } from '../product/send.mjs';
import { Staff } from '../product/staff.mjs';
import { underBookings } from '../under-bookings.mjs';
import { askAt } from '../visitors/visitors.mjs';

const MAX_REFUSAL_MS = 5_000;
const HEALTH = '/health/ready';
const MAX_HEALTH_MS = 2_000;
const HEALTH_EVERY_MS = 250;

/**
 * PostgreSQL freezes but keeps its connections open, as on a machine that swaps or whose disk hangs.
 * @param {import('../place.mjs').Place} place
 */
export async function databaseFrozen(place) {
  const { product, databaseUrl, postmaster } = await place.clinic();
  const frozenMs = place.short ? 5_000 : 30_000;
  const staff = await Staff.logIn(product.url);
  return underBookings({ ask: askAt(product.url), databaseUrl, most: 1_000 }, async (visitors) => {
    const frozenAt = performance.now();
    const thaw = freeze(postmaster);
    /** @type {Observation[]} */
    let observations = [];
    try {
      // The last requests are sent early enough to be refused before PostgreSQL resumes.
      [observations] = await Promise.all([
        watch(product.url, staff, frozenAt + frozenMs - MAX_REFUSAL_MS / 2),
        delay(frozenMs),
      ]);
    } finally {
      thaw();
    }
    const mendedAt = performance.now();
    const first = await visitors.bookNow();
    const bookings = visitors.within(frozenAt, mendedAt).map(({ began, ended, outcome, detail }) => ({
      what: 'a booking',
      limitMs: MAX_REFUSAL_MS,
      ms: ended - began,
      wasRefused: outcome === 'away',
      detail,
    }));
    const seen = [...observations, ...bookings];
    const broken = seen.flatMap(fault);
    if (first.outcome !== 'confirmed') {
      broken.push(`the first booking after it was answered with ${first.detail}`);
    }
    return { mendedAt, measured: [summary(seen)], broken };
  });
}

/**
 * One request while the database was frozen.
 * @typedef {object} Observation
 * @property {string} what the request.
 * @property {number} limitMs the time within which it had to be refused.
 * @property {number} ms
 * @property {boolean} wasRefused whether the response was 503 with Retry-After.
 * @property {string} detail
 */

/**
 * Requests health checks and lists, over and over.
 * @param {string} url
 * @param {Staff} staff
 * @param {number} until when the last request may be sent.
 * @returns {Promise<Observation[]>}
 */
async function watch(url, staff, until) {
  const authorization = `Bearer ${staff.access}`;
  const paths = {
    [HEALTH]: MAX_HEALTH_MS,
    '/api/pacientes/': MAX_REFUSAL_MS,
    '/api/citas/disponibles/?fecha=2031-03-05&tipo_cita=podologia': MAX_REFUSAL_MS,
  };
  const all = Object.entries(paths).map(async ([path, limitMs]) => {
    const seen = [];
    for (; performance.now() < until; await delay(HEALTH_EVERY_MS)) {
      // A simultaneous request that needs no database shows how slow the machine itself is.
      const [refused, { ms }] = await Promise.all([
        refusal(`${url}${path}`, path === HEALTH ? {} : { authorization }),
        send(`${url}/health/live`),
      ]);
      seen.push({ what: path, limitMs: limitMs + ms, ...refused });
    }
    return seen;
  });
  return (await Promise.all(all)).flat();
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function refusal(url, headers) {
  try {
    const answer = await send(url, { headers });
    const wasRefused = answer.status === 503 && answer.headers['retry-after'] !== undefined;
    return { ms: answer.ms, wasRefused, detail: String(answer.status) };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { ms: error.ms, wasRefused: false, detail: error.code };
  }
}

/** @param {Observation} observation @returns {string[]} */
function fault({ what, limitMs, ms, wasRefused, detail }) {
  const took = `${(ms / 1000).toFixed(1)} s`;
  if (!wasRefused)
    return [`${what} had no 503 with Retry-After while it stood still, but ${detail} after ${took}`];
  return ms > limitMs ? [`${what} was refused only after ${took}`] : [];
}

/** @param {readonly Observation[]} observations */
function summary(observations) {
  const longest = (/** @type {(one: Observation) => boolean} */ test) =>
    `${(Math.max(0, ...observations.filter(test).map(({ ms }) => ms)) / 1000).toFixed(1)} s`;
  const isHealth = (/** @type {Observation} */ { what }) => what === HEALTH;
  return (
    `While it stood still, all ${observations.length} requests were refused: readiness within ${longest(isHealth)}, ` +
    `the rest within ${longest((one) => !isHealth(one))}.`
  );
}
