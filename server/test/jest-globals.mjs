// @ts-check
// The globals that jest-light-runner sets, under the name that tests import everywhere.
const globals = /** @type {typeof import('@jest/globals')} */ (/** @type {unknown} */ (globalThis));

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } = globals;
