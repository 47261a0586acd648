import { describe, expect, it } from '@jest/globals';
import { mergeQuantities, totalCost } from '../records/clinical-record.js';
import { formatClp } from './clp.js';
import { expiryState, isCritical, shortfall } from './supply.js';

describe('a supply', () => {
  it.each([
    [5, 5, true, 0],
    [4, 5, true, 1],
    [6, 5, false, 0],
    [0, 0, true, 0],
  ])('compares a stock of %d with a critical stock of %d', (stock, criticalStock, critical, missing) => {
    expect(isCritical({ stock, criticalStock })).toBe(critical);
    expect(shortfall({ stock, criticalStock })).toBe(missing);
  });

  it.each([
    [null, 'good'],
    ['2026-11-17', 'expired'],
    ['2026-11-18', 'soon'],
    ['2026-12-18', 'soon'],
    ['2026-12-19', 'good'],
  ] as const)('rates a supply that expires on %s as %s', (date, state) =>
    expect(expiryState(date, '2026-11-18')).toBe(state),
  );
});

describe('a visit', () => {
  it('sums the cost of a visit’s supplies at the prices of the day', () => {
    expect(totalCost([])).toBe(0);
    expect(
      totalCost([
        { quantity: 3, unitValue: 1_500 },
        { quantity: 1, unitValue: 990 },
      ]),
    ).toBe(5_490);
  });

  it('adds up the quantities of a supply listed twice', () => {
    const lines = [
      { supplyId: 7, quantity: 1 },
      { supplyId: 2, quantity: 4 },
      { supplyId: 7, quantity: 2 },
    ];
    expect([...mergeQuantities(lines)]).toEqual([
      [2, 4],
      [7, 3],
    ]);
  });
});

it.each([
  [0, '$0'],
  [990, '$990'],
  [12_345, '$12.345'],
  [1_234_567, '$1.234.567'],
  [-5_000, '-$5.000'],
])('formats %d pesos as %s', (amount, text) => expect(formatClp(amount)).toBe(text));
