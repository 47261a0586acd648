import { describe, expect, it } from '@jest/globals';
import { bookedOn, expectedCash } from './till.js';

describe('bookedOn', () => {
  const today = '2026-11-28';
  it.each([
    ['2026-11-28', [], '2026-11-28'],
    ['2026-11-25', [], '2026-11-25'],
    ['2026-11-25', ['2026-11-25'], '2026-11-28'],
    ['2026-11-28', ['2026-11-28'], '2026-11-29'],
    ['2026-11-25', ['2026-11-25', '2026-11-28', '2026-11-29'], '2026-11-30'],
  ])('books a line of %s on the first open day, with %j closed', (belongsTo, closed, expected) => {
    expect(bookedOn(belongsTo, today, new Set(closed))).toBe(expected);
  });
});

describe('expectedCash', () => {
  it('adds cash, tips in cash and refunds to the opening cash, not cards or rounding, and takes cash expenses off', () => {
    expect(
      expectedCash(
        20_000,
        [
          { method: 'CASH', kind: 'PAYMENT', amount: 24_990 },
          { method: 'CASH', kind: 'ROUNDING', amount: 3 },
          { method: 'CASH', kind: 'TIP', amount: 1_000 },
          { method: 'CASH', kind: 'REFUND', amount: -5_000 },
          { method: 'DEBIT', kind: 'PAYMENT', amount: 30_000 },
        ],
        [
          { method: 'CASH', amount: 8_000 },
          { method: 'CASH', amount: -1_000 },
          { method: 'TRANSFER', amount: 500_000 },
        ],
      ),
    ).toBe(33_990);
  });
});
