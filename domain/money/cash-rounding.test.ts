import { describe, expect, it } from '@jest/globals';
import { roundedCash } from './cash-rounding.js';

describe('cash', () => {
  it.each([
    [0, 0],
    [1, 0],
    [5, 0],
    [6, 10],
    [9, 10],
    [10, 10],
    [24_993, 24_990],
    [24_995, 24_990],
    [24_996, 25_000],
    [999_999_999, 1_000_000_000],
  ])('rounds %i pesos to %i', (amount, paid) => {
    expect(roundedCash(amount)).toBe(paid);
  });
});
