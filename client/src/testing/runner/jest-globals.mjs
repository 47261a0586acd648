// @ts-check
// The module that component tests import as '@jest/globals': the runner's globals, and fake timers like Jest's. It runs
// once for each test file, and registers the hooks that every file needs.
import * as runner from '../../../../server/test/setup/jest-globals.mjs';
import { fakeTimers } from './fake-timers.mjs';
import { hooks } from './hooks.ts';

export const { describe, expect, it, beforeAll, beforeEach, afterEach, afterAll } = runner;
export const jest = Object.assign(/** @type {any} */ (globalThis).jest, fakeTimers);

for (const work of hooks.beforeFile) beforeAll(work);
for (const work of hooks.beforeTest) beforeEach(work);
for (const work of hooks.afterTest) afterEach(work);
