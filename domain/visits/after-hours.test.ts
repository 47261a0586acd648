import { expect, it } from '@jest/globals';
import { DEFAULT_SCHEDULE, type Schedule } from '../schedule.js';
import { isAfterHours, nextWorkingDay } from './after-hours.js';

const FRIDAY = '2026-11-27';
const SUNDAY = '2026-11-29';
const MONDAY = '2026-11-30';
/** Ends an hour later than the default, but only on Fridays, in two stretches. */
const LATE: Schedule = {
  ...DEFAULT_SCHEDULE,
  hours: {
    5: [
      { opensAt: 540, closesAt: 780 },
      { opensAt: 840, closesAt: 1_200 },
    ],
  },
};
const at = (date: string, minutes: number) => ({ date, minutes });
const closed = (from: string, to: string): Schedule => ({
  ...DEFAULT_SCHEDULE,
  closures: [{ from, to, reason: 'Feriado' }],
});

it('the day is over once the last hour of every schedule has passed', () => {
  expect(isAfterHours([DEFAULT_SCHEDULE], at(FRIDAY, 1_139))).toBe(false);
  expect(isAfterHours([DEFAULT_SCHEDULE], at(FRIDAY, 1_140))).toBe(true);
  expect(isAfterHours([DEFAULT_SCHEDULE, LATE], at(FRIDAY, 1_199))).toBe(false);
  expect(isAfterHours([DEFAULT_SCHEDULE, LATE], at(FRIDAY, 1_200))).toBe(true);
  // Before the first hour, and at lunch.
  expect(isAfterHours([LATE], at(FRIDAY, 0))).toBe(false);
  expect(isAfterHours([LATE], at(FRIDAY, 800))).toBe(false);
});

it('a closed day is over from its beginning: a weekday without hours, a holiday, a day off', () => {
  expect(isAfterHours([DEFAULT_SCHEDULE], at(SUNDAY, 0))).toBe(true);
  expect(isAfterHours([closed(FRIDAY, FRIDAY)], at(FRIDAY, 600))).toBe(true);
  expect(isAfterHours([{ ...LATE, daysOff: [{ from: FRIDAY, to: FRIDAY }] }], at(FRIDAY, 600))).toBe(true);
  expect(isAfterHours([closed(FRIDAY, FRIDAY), DEFAULT_SCHEDULE], at(FRIDAY, 600))).toBe(false);
});

it('the next working day skips weekdays without hours, holidays and closures of all', () => {
  expect(nextWorkingDay([DEFAULT_SCHEDULE], FRIDAY)).toBe('2026-11-28');
  expect(nextWorkingDay([DEFAULT_SCHEDULE], '2026-11-28')).toBe(MONDAY);
  expect(nextWorkingDay([closed(MONDAY, '2026-12-02')], SUNDAY)).toBe('2026-12-03');
  expect(nextWorkingDay([closed(MONDAY, '2026-12-02'), DEFAULT_SCHEDULE], SUNDAY)).toBe(MONDAY);
  expect(nextWorkingDay([LATE], FRIDAY)).toBe('2026-12-04');
  expect(nextWorkingDay([closed(FRIDAY, '2027-12-31')], FRIDAY)).toBeUndefined();
});
