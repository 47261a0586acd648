import { expect, it } from '@jest/globals';
import { sortForMove, seriesDates } from './series.js';

it('repeats a series on the same weekday, across clock changes and the end of the year', () => {
  expect(seriesDates('2026-11-24', 5, 4)).toEqual(['2026-11-24', '2026-12-29', '2027-02-02', '2027-03-09']);
});

it('ends a series at the last day that can be booked', () => {
  expect(seriesDates('2100-12-20', 1, 4)).toEqual(['2100-12-20', '2100-12-27']);
});

it('moves a series starting with its last appointment for later days, with its first for earlier days', () => {
  const series = [{ date: '2026-11-24' }, { date: '2026-12-29' }];
  expect(sortForMove(series, 35)).toEqual(series.toReversed());
  expect(sortForMove(series, -35)).toEqual(series);
});
