import { describe, expect, it } from '@jest/globals';
import { parseInstant, shifted } from '../../clinic-time.js';
import { requestedPause, isUnreached, nextTry, SENT_EVENTS, wireNameOf } from './webhook.js';

const FIRST = parseInstant('2026-11-18T15:00:00.000Z');
const HOUR_MS = 3_600_000;

/** The minutes from the first try to each later one, if each fails immediately. */
function triesAt(chance: number): number[] {
  const minutes: number[] = [];
  let now = FIRST;
  for (let tries = 1; ; tries += 1) {
    const next = nextTry(tries, FIRST, now, chance);
    if (!next) return minutes;
    now = next;
    minutes.push((now.getTime() - FIRST.getTime()) / 60_000);
  }
}

describe('a delivery that fails', () => {
  it('retries a delivery soon, then less and less often, for exactly a day', () => {
    expect(triesAt(0.5)).toEqual([1, 3, 8, 18, 38, 68, 128, 248, 488, 728, 968, 1_208, 1_440]);
  });

  it.each([0, 0.25, 0.75, 1])('ends retries after a day, whatever the jitter: %d', (chance) => {
    const minutes = triesAt(chance);
    expect(minutes.at(-1)).toBe(24 * 60);
    expect(minutes[0]).toBe(0.75 + chance / 2);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  });

  it('gives a delivery up a day after the first try', () => {
    expect(nextTry(1, FIRST, shifted(FIRST, 24 * HOUR_MS), 0.5)).toBeUndefined();
    expect(nextTry(99, FIRST, shifted(FIRST, 24 * HOUR_MS - 1), 0.5)).toEqual(shifted(FIRST, 24 * HOUR_MS));
  });
});

describe('a receiver that asks to wait', () => {
  it.each([
    ['90', 90],
    [' 3600 ', 3_600],
    ['0', 60],
    ['5', 60],
    ['86400', 4 * 3_600],
    ['9999999999', 4 * 3_600],
    ['Wed, 18 Nov 2026 15:10:00 GMT', 600],
    ['Wed, 18 Nov 2026 14:00:00 GMT', 60],
    ['Thu, 31 Dec 2099 23:59:59 GMT', 4 * 3_600],
  ])('respects the Retry-After %j, within a minute and four hours', (text, seconds) => {
    expect(requestedPause(text, FIRST)).toBe(seconds * 1_000);
  });

  it.each([
    null,
    '',
    'mañana',
    '-5',
    '1.5',
    '99999999999',
    '1e3',
    '2026-11-18',
    'Wed, 99 Nov 2026 15:10:00 GMT',
  ])('ignores the Retry-After %j', (text) => {
    expect(requestedPause(text, FIRST)).toBeUndefined();
  });

  it('never calls a receiver earlier than it asked, unless the day ends', () => {
    const minutes = (tries: number, rest: number, chance: number, now = FIRST) =>
      (Number(nextTry(tries, FIRST, now, chance, rest)) - now.getTime()) / 60_000;
    expect(minutes(1, 600_000, 0)).toBe(10);
    expect(minutes(1, 600_000, 1)).toBe(12.5);
    expect(minutes(9, 60_000, 0)).toBe(1);
    expect(minutes(5, 4 * HOUR_MS, 1, shifted(FIRST, 23 * HOUR_MS))).toBe(60);
  });
});

it('names webhook events as receivers see them', () => {
  expect(SENT_EVENTS.map(wireNameOf)).toEqual([
    'appointment.created',
    'appointment.moved',
    'appointment.changed',
    'appointment.cancelled',
    'appointment.deleted',
    'appointment.attendance',
    'patient.created',
    'patient.changed',
    'patient.merged',
    'patient.deleted',
    'stock.critical',
    'webhook.test',
  ]);
});

it('distinguishes a receiver that refuses from one that cannot be reached', () => {
  expect(isUnreached('TIMEOUT')).toBe(true);
  expect(isUnreached('STATUS')).toBe(false);
  expect(isUnreached(null)).toBe(false);
});
