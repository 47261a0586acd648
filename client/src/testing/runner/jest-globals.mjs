// @ts-check
// The globals of jest-light-runner under the name that tests import, with fake timers as Jest has them. Each test file
// runs this module once.
import * as runner from '../../../../server/test/setup/jest-globals.mjs';
import { fakeTimers } from './fake-timers.mjs';
import { hooks } from './hooks.ts';

export const { describe, expect, it, beforeAll, beforeEach, afterEach, afterAll } = runner;
export const jest = Object.assign(/** @type {any} */ (globalThis).jest, fakeTimers);

for (const work of hooks.beforeFile) beforeAll(work);
for (const work of hooks.beforeTest) beforeEach(work);
for (const work of hooks.afterTest) afterEach(work);
