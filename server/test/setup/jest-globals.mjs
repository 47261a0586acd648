// @ts-check
// The globals of jest-light-runner, under the name that tests import everywhere. The runner has no timeouts: a test
// that hangs would hang the whole run, and nothing would name it.
import { setTimeout as delay } from 'node:timers/promises';

/** Several times what the longest test takes on a busy machine. */
const HANGING_MS = 300_000;

/** @typedef {(...values: any[]) => unknown} Work */

const runner = /** @type {typeof import('@jest/globals')} */ (/** @type {unknown} */ (globalThis));

/** @param {Work} work @returns {(...values: any[]) => Promise<void>} */
function limited(work) {
  return async (...values) => {
    const ended = new AbortController();
    const hanging = delay(HANGING_MS, undefined, { signal: ended.signal }).then(
      () => Promise.reject(new Error(`hangs: it has not ended after ${HANGING_MS / 1000} s`)),
      () => undefined,
    );
    try {
      await Promise.race([work(...values), hanging]);
    } finally {
      ended.abort();
    }
  };
}

export const { describe, expect } = runner;
export const it = Object.assign(
  (/** @type {string} */ name, /** @type {Work} */ test) => runner.it(name, limited(test)),
  {
    each: (/** @type {readonly any[]} */ table) => (/** @type {string} */ name, /** @type {Work} */ test) =>
      runner.it.each(table)(name, limited(test)),
  },
);
export const beforeAll = (/** @type {Work} */ work) => runner.beforeAll(limited(work));
export const beforeEach = (/** @type {Work} */ work) => runner.beforeEach(limited(work));
export const afterEach = (/** @type {Work} */ work) => runner.afterEach(limited(work));
export const afterAll = (/** @type {Work} */ work) => runner.afterAll(limited(work));
