import { describe, expect, it } from '@jest/globals';
import { discountOf, usualTax } from './charge.js';

describe('a discount', () => {
  it.each([
    [25_000, undefined, 0],
    [25_000, { kind: 'AMOUNT', amount: 5_000 }, 5_000],
    [25_000, { kind: 'AMOUNT', amount: 30_000 }, 25_000],
    [25_000, { kind: 'PERCENT', percent: 10 }, 2_500],
    [25_005, { kind: 'PERCENT', percent: 10 }, 2_501],
    [25_000, { kind: 'PERCENT', percent: 100 }, 25_000],
    [25_000, { kind: 'COURTESY' }, 25_000],
  ] as const)('takes off a discount, on %i of %j: %i', (price, discount, expected) => {
    expect(discountOf(price, discount)).toBe(expected);
  });
});

describe('the usual tax', () => {
  it('leaves podiatry to the accountant and taxes manicure and products', () => {
    expect([usualTax('PODIATRY'), usualTax('MANICURE'), usualTax(null)]).toEqual([
      'UNDEFINED',
      'TAXED',
      'TAXED',
    ]);
  });
});
