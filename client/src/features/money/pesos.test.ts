import { describe, expect, it } from '@jest/globals';
import { quickNotes } from './payments/quick-notes';
import { readPesos, readTillPesos } from './pesos';

describe('pesos', () => {
  it('pesos are read with and without points and a sign', () => {
    expect(['25000', '25.000', '$25.000', ' 25000 ', '1.234.567', '0'].map(readPesos)).toEqual([
      25_000, 25_000, 25_000, 25_000, 1_234_567, 0,
    ]);
    expect(['', '25,5', '2.5', '-5', '25.00', '1000000000', 'veinte'].map(readPesos)).toEqual(
      Array.from({ length: 7 }),
    );
  });

  it("the pesos of a day's till may be the sum of several lines", () => {
    expect(['$2.999.999.997', '999999999999', '1000000000000'].map(readTillPesos)).toEqual([
      2_999_999_997,
      999_999_999_999,
      undefined,
    ]);
  });
});

describe('quick notes', () => {
  it('quick notes are probable amounts of cash, never the exact price', () => {
    expect([3_500, 18_500, 20_000, 24_990, 25_000].map(quickNotes)).toEqual([
      [5_000, 10_000, 20_000],
      [20_000],
      [],
      [25_000, 30_000, 40_000],
      [30_000, 40_000],
    ]);
  });
});
