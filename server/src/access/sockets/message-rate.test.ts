import { expect, it } from '@jest/globals';
import { MessageRate } from './message-rate.js';

it('allows the configured number of messages per time window', () => {
  const rate = new MessageRate({ tries: 3, seconds: 2 });
  const sent = [0, 500, 1_000, 1_999, 2_000, 2_001, 2_002, 2_003];
  expect(sent.map((now) => rate.isExceeded(now))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    true,
  ]);
});

it('allows any number of messages if no limit is set', () => {
  const rate = new MessageRate(undefined);
  for (let count = 0; count < 1_000; count += 1) expect(rate.isExceeded(0)).toBe(false);
});
