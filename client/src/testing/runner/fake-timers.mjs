// @ts-check
import { ModernFakeTimers } from '@jest/fake-timers';

/** Node and the runner need them. */
const REAL = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'];

const timers = new ModernFakeTimers(
  /** @type {any} */ ({ global: globalThis, config: { rootDir: '', testMatch: [], fakeTimers: {} } }),
);

/** Functions of `jest` for fake timers that the runner lacks or has only in part. */
export const fakeTimers = {
  useFakeTimers: (/** @type {object} */ options = {}) =>
    timers.useFakeTimers(/** @type {any} */ ({ doNotFake: REAL, ...options })),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (/** @type {number} */ now) => timers.setSystemTime(now),
  advanceTimersByTime: (/** @type {number} */ ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (/** @type {number} */ ms) => timers.advanceTimersByTimeAsync(ms),
};
