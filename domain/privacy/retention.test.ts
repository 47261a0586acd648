import { expect, it } from '@jest/globals';
import { clinicClock, parseInstant } from '../clinic-time.js';
import { dueBefore, monthsBefore, retentionNight } from './retention.js';

it.each([
  ['2026-11-22', 12, '2025-11-22'],
  ['2026-03-15', 24, '2024-03-15'],
  ['2026-02-10', 2, '2025-12-10'],
  ['2026-12-31', 1, '2026-11-30'],
  ['2027-03-30', 1, '2027-02-28'],
  ['2028-03-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2027-02-28'],
])('subtracts from %s %i months: %s', (day, months, earlier) => {
  expect(monthsBefore(day, months)).toBe(earlier);
});

it('removes no data before the months are over, even if a month is shorter', () => {
  // A month after 28 February is 28 March; the day is only passed on 1 April.
  const isDue = (day: string, today: string) => day < (dueBefore(1, today) ?? '');
  expect(isDue('2027-02-28', '2027-03-28')).toBe(false);
  expect(isDue('2027-02-28', '2027-03-29')).toBe(false);
  expect(isDue('2027-02-28', '2027-04-01')).toBe(true);
  expect(isDue('2026-01-31', '2026-03-01')).toBe(true);
});

it('removes no data that are kept for ever', () => {
  expect(dueBefore(null, '2026-11-22')).toBeNull();
});

it('starts the retention night at four by the clinic’s clock, for a day', () => {
  const nightAt = (instant: string) => retentionNight(clinicClock(parseInstant(instant), 'America/Santiago'));
  expect(nightAt('2026-11-22T06:59:00Z')).toBe('2026-11-21');
  expect(nightAt('2026-11-22T07:00:00Z')).toBe('2026-11-22');
  expect(nightAt('2026-11-23T02:30:00Z')).toBe('2026-11-22');
  expect(nightAt('2026-07-01T07:30:00Z')).toBe('2026-06-30');
});
