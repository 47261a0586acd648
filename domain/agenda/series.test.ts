import { expect, it } from '@jest/globals';
import { inOrderOfMove, seriesDates } from './series.js';

it('repeats every so many weeks on the same weekday, over the change of the clock and of the year', () => {
  expect(seriesDates('2026-11-24', 5, 4)).toEqual(['2026-11-24', '2026-12-29', '2027-02-02', '2027-03-09']);
});

it('ends with the last day that can be booked', () => {
  expect(seriesDates('2100-12-20', 1, 4)).toEqual(['2100-12-20', '2100-12-27']);
});

it('moves the last one first where it goes to later days, and the first one first where to earlier', () => {
  const series = [{ date: '2026-11-24' }, { date: '2026-12-29' }];
  expect(inOrderOfMove(series, 35)).toEqual(series.toReversed());
  expect(inOrderOfMove(series, -35)).toEqual(series);
});
