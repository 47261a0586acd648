import { describe, expect, it } from '@jest/globals';
import { bookedOn, expectedCash, hasEnded } from './till.js';

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

describe('hasEnded', () => {
  const today = '2026-11-28';
  const closed = { isMonthOpen: false, closesDays: true };
  it.each([
    ['a day of an earlier month whose days are closed', '2026-10-31', closed, true],
    ['one of an earlier year', '2025-11-29', closed, true],
    ['one of a month with an open day', '2026-10-31', { ...closed, isMonthOpen: true }, false],
    ['one of this month', '2026-11-01', closed, false],
    ['one of a clinic that closes no days', '2026-10-31', { ...closed, closesDays: false }, false],
  ])('decides for %s (%s, %j) whether it has ended: %s', (_, day, known, expected) => {
    expect(hasEnded(day, today, known)).toBe(expected);
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
