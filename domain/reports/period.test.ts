import { describe, expect, it } from '@jest/globals';
import { periodInWords, periodName, shortPeriodName } from './period.es.js';
import { monthOf, periodAfter, periodBefore, periodsBeside, wholeWeekOf, yearOf } from './period.js';

const beside = (from: string, to: string) =>
  periodsBeside({ from, to }).map((period) => `${period.from} ${period.to}`);

describe('The periods beside a period', () => {
  it.each([
    ['a month', '2026-11-01', '2026-11-30', '2026-10-01 2026-10-31', '2025-11-01 2025-11-30'],
    [
      'a February after a leap year',
      '2025-02-01',
      '2025-02-28',
      '2025-01-01 2025-01-31',
      '2024-02-01 2024-02-29',
    ],
    [
      'two months over new year',
      '2026-12-01',
      '2027-01-31',
      '2026-10-01 2026-11-30',
      '2025-12-01 2026-01-31',
    ],
    ['a week', '2026-11-02', '2026-11-08', '2026-10-26 2026-11-01', '2025-11-02 2025-11-08'],
    ['a leap day', '2028-02-29', '2028-02-29', '2028-02-28 2028-02-28', '2027-02-28 2027-02-28'],
    ['most of a month', '2026-11-01', '2026-11-29', '2026-10-03 2026-10-31', '2025-11-01 2025-11-29'],
  ])(
    'puts periods as long as %s just before it and a year before it',
    (_name, from, to, before, yearBefore) => {
      expect(beside(from, to)).toEqual([`${from} ${to}`, before, yearBefore]);
    },
  );

  it('puts the year before beside a year, once', () => {
    expect(beside('2026-01-01', '2026-12-31')).toEqual(['2026-01-01 2026-12-31', '2025-01-01 2025-12-31']);
  });

  it.each([
    ['a month', '2028-01-01', '2028-01-31', '2028-02-01', '2028-02-29'],
    ['a year', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'],
    ['a week', '2026-12-28', '2027-01-03', '2027-01-04', '2027-01-10'],
    ['a leap day', '2028-02-29', '2028-02-29', '2028-03-01', '2028-03-01'],
  ])('steps over %s to the next one, and back', (_name, from, to, nextFrom, nextTo) => {
    const next = { from: nextFrom, to: nextTo };
    expect(periodAfter({ from, to })).toEqual(next);
    expect(periodBefore(next)).toEqual({ from, to });
  });

  it('finds the periods from a day', () => {
    expect(wholeWeekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
    expect(monthOf('2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(yearOf('2026-11-28')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });
});

it.each([
  ['2026-11-01', '2026-11-30', '1 al 30 de noviembre de 2026', 'noviembre de 2026', 'nov 2026'],
  ['2026-01-01', '2026-12-31', '1 de enero al 31 de diciembre de 2026', '2026', '2026'],
  [
    '2026-12-28',
    '2027-01-03',
    '28 de diciembre de 2026 al 3 de enero de 2027',
    undefined,
    '28/12/26 – 03/01/27',
  ],
  ['2026-11-28', '2026-11-28', '28 de noviembre de 2026', undefined, '28/11/26'],
])('The period from %s to %s has words', (from, to, words, name, short) => {
  const period = { from, to };
  expect([periodInWords(period), periodName(period), shortPeriodName(period)]).toEqual([
    words,
    name ?? words,
    short,
  ]);
});
