import { describe, expect, it } from '@jest/globals';
import { blockFault } from './blocked-hours.js';

describe('a block of hours', () => {
  it.each([
    ['half an hour', 780, 30],
    ['a whole day', 0, 1440],
    ['the last half hour of a day', 1410, 30],
  ])('accepts a block of %s', (_what, startMinute, durationMinutes) => {
    expect(blockFault({ startMinute, durationMinutes })).toBeUndefined();
  });

  it.each([
    ['a start off the half hours', 785, 60, 'time', 'OFF_HALF_HOURS'],
    ['an end off the half hours', 780, 45, 'durationMinutes', 'OFF_HALF_HOURS'],
    ['no time at all', 780, 0, 'durationMinutes', 'TOO_SHORT'],
    ['an end before its start', 780, -60, 'durationMinutes', 'TOO_SHORT'],
    ['an end on the next day', 1410, 60, 'durationMinutes', 'PAST_MIDNIGHT'],
  ])('refuses a block with %s', (_what, startMinute, durationMinutes, field, kind) => {
    expect(blockFault({ startMinute, durationMinutes })).toEqual({ field, kind });
  });
});
