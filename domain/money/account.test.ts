import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { netOwed, oldestFirst, spread, type OpenCharge } from './account.js';

const charge = (id: number, owed: number, belongsTo = '2026-11-20'): OpenCharge => ({ id, owed, belongsTo });

describe('spread', () => {
  it('pays charges in order, the last in part, and leaves the rest as credit', () => {
    const charges = [charge(1, 10_000), charge(2, 0), charge(3, 5_000)];
    expect(spread(12_000, charges)).toEqual({
      uses: [
        { chargeId: 1, amount: 10_000 },
        { chargeId: 3, amount: 2_000 },
      ],
      left: 0,
    });
    expect(spread(20_000, charges).left).toBe(5_000);
  });

  it('spreads an amount without losing or adding a peso, and pays no charge beyond its debt', () => {
    const anyCharges = fc
      .array(fc.nat(1_000_000))
      .map((owed) => owed.map((each, index) => charge(index, each)));
    fc.assert(
      fc.property(fc.nat(10_000_000), anyCharges, (amount, charges) => {
        const { uses, left } = spread(amount, charges);
        expect(uses.reduce((sum, use) => sum + use.amount, left)).toBe(amount);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(uses.every((use) => use.amount > 0 && use.amount <= charges[use.chargeId]!.owed)).toBe(true);
      }),
    );
  });
});

describe('netOwed', () => {
  it.each([
    [{ owed: 5_000, credit: 0, reserved: 0 }, 5_000],
    [{ owed: 5_000, credit: 2_000, reserved: 0 }, 3_000],
    [{ owed: 5_000, credit: 9_000, reserved: 0 }, 0],
    [{ owed: 5_000, credit: 9_000, reserved: 9_000 }, 5_000],
    [{ owed: 5_000, credit: 9_000, reserved: 8_000 }, 4_000],
  ])('a balance of %j owes %i, as the deposit of an hour to come pays no debt', (balance, net) => {
    expect(netOwed(balance)).toBe(net);
  });
});

describe('oldestFirst', () => {
  it('orders charges by their day, then by their number', () => {
    const charges = [charge(3, 1, '2026-11-21'), charge(2, 1), charge(1, 1)];
    expect(oldestFirst(charges).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
