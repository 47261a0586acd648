import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';

/**
 * @typedef {object} Planned
 * @property {number} at seconds after the beginning
 * @property {string} kind
 * @property {{path: string, method?: string, headers?: object, body?: string}} asked
 */

/** Reproducible random numbers from 0 to 1. @param {number} seed @returns {() => number} */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Arrival times of independent users, in seconds (a Poisson process). */
export function* arrivals(perSecond, seconds, random) {
  for (let at = -Math.log(1 - random()) / perSecond; at < seconds; at -= Math.log(1 - random()) / perSecond)
    yield at;
}

/**
 * Sends each request at its planned time, even if earlier ones are still open. Latency counts from the planned time, so
 * that a slow server can't hide its delays by delaying the next requests.
 * @param {string} url
 * @param {readonly Planned[]} plan
 * @returns {Promise<{at: number, kind: string, ms: number, status: number, retryAfter: boolean, type: string}[]>}
 */
export async function sendAsPlanned(url, plan) {
  const dispatcher = new Agent({ headersTimeout: 60_000, bodyTimeout: 60_000 });
  const began = performance.now();
  const open = [];
  for (const planned of plan.toSorted((one, other) => one.at - other.at)) {
    const wait = began + planned.at * 1000 - performance.now();
    if (wait > 0) await delay(wait);
    open.push(send(url, planned, began, dispatcher));
  }
  const answers = await Promise.all(open);
  await dispatcher.destroy();
  return answers;
}

async function send(url, { at, kind, asked: { path, ...init } }, began, dispatcher) {
  const answer = { at, kind, status: 0, retryAfter: false, type: '' };
  try {
    const { statusCode, headers, body } = await request(url + path, { ...init, dispatcher });
    // GraphQL's errors have status 200.
    const text = await body.text();
    answer.status = statusCode === 200 && text.startsWith('{"errors"') ? 500 : statusCode;
    answer.retryAfter = headers['retry-after'] !== undefined;
    answer.type = String(headers['content-type']);
  } catch {
    // A refused or broken connection counts as a failed response with status 0.
  }
  return { ...answer, ms: performance.now() - began - at * 1000 };
}

/** @param {readonly number[]} numbers @param {number} share from 0 to 1 */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
