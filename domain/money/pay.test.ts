import { describe, expect, it } from '@jest/globals';
import { countsFrom, isOver, type PayRegime, rentIn, retentionIn, shareOf, sumsOfPay } from './pay.js';

describe('the pay of a month', () => {
  it('pays a percentage of each line, without the fraction of a peso, which a reversal takes back exactly', () => {
    expect([
      shareOf(25_000, 4_000),
      shareOf(24_999, 3_250),
      shareOf(-24_999, 3_250),
      shareOf(1, 9_999),
      shareOf(-1, 1),
      shareOf(999_999_999, 10_000),
    ]).toEqual([10_000, 8_124, -8_124, 0, 0, 999_999_999]);
  });

  it('retains by the year, as the law says', () => {
    const years = [2019, 2020, 2023, 2024, 2025, 2026, 2027, 2028, 2040];
    expect(years.map((year) => retentionIn(`${year}-12-01`))).toEqual([
      1000, 1075, 1300, 1375, 1450, 1525, 1600, 1700, 1700,
    ]);
  });

  it('sums up the lines, less the retention of the fees and the rent', () => {
    const lines = [
      { kind: 'FEES', base: 25_000, amount: 10_000 },
      { kind: 'FEES', base: -5_000, amount: -2_000 },
      { kind: 'SALARIED', base: 1_000, amount: 100 },
    ] as const;
    expect(sumsOfPay(lines, [], '2026-11-01')).toEqual({
      base: 21_000,
      gross: 8_100,
      retentionBasisPoints: 1525,
      retention: 1_220,
      rent: 0,
      net: 6_880,
    });
    expect(sumsOfPay(lines.slice(1, 2), [], '2026-11-01')).toMatchObject({ retention: 0, net: -2_000 });
    const rent = { kind: 'RENT', validFrom: '2026-01-01', rent: 300_000 } as const;
    expect(sumsOfPay([], [rent], '2026-11-01')).toMatchObject({ gross: 0, rent: 300_000, net: -300_000 });
  });
});

it('a rent is owed for the days on which it holds', () => {
  const regime = (kind: PayRegime['kind'], validFrom: string, rent = 0): PayRegime => ({
    kind,
    validFrom,
    rent,
  });
  const regimes = [
    regime('RENT', '2026-12-11', 310_000),
    regime('SALARIED', '2026-11-21'),
    regime('RENT', '2026-11-16', 300_001),
  ];
  expect(
    ['2026-10-01', '2026-11-01', '2026-12-01', '2027-02-01'].map((month) => rentIn(regimes, month)),
  ).toEqual([0, 50_000, 210_000, 310_000]);
});

it('counts late lines of settled months in the first later month that is not settled', () => {
  const settled = new Set(['2026-07-01', '2026-09-01', '2026-10-01']);
  expect(['2026-08-01', '2026-11-01', '2026-12-01'].map((month) => countsFrom(month, settled))).toEqual([
    '2026-07-01',
    '2026-09-01',
    '2026-12-01',
  ]);
});

it('a month is over from the first day of the next one', () => {
  expect([isOver('2026-11-01', '2026-11-30'), isOver('2026-11-01', '2026-12-01')]).toEqual([false, true]);
});
