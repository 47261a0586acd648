import { describe, expect, it } from '@jest/globals';
import { RestartLimit } from './restart-limit.mjs';

describe('RestartLimit', () => {
  it('allows five restarts in a minute, each after a longer pause', () => {
    const limit = new RestartLimit();
    const pauses = [0, 5_000, 10_000, 15_000, 20_000, 25_000].map((now) => limit.nextPause(now));
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, undefined]);
  });

  it('counts only the restarts of the last minute', () => {
    const limit = new RestartLimit();
    for (const now of [0, 1_000, 2_000, 3_000, 4_000]) limit.nextPause(now);
    expect(limit.nextPause(59_999)).toBeUndefined();
    expect(limit.nextPause(60_000)).toBe(4_000);
    expect(limit.nextPause(200_000)).toBe(250);
  });
});
