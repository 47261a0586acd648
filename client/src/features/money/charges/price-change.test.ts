import { describe, expect, it } from '@jest/globals';
import type { Area } from '#domain/access/rights.js';
import { mayChangePrice } from './price-change';

const DESK: readonly Area[] = ['CAJA'];
const OWNER: readonly Area[] = ['CAJA', 'CAJA_CORRECTIONS'];
const OF_VISIT_END = { isPriceOpen: true, keepsDeposit: false, paid: 0, paidByDeposit: 0 };

describe('the price of a charge that stands', () => {
  it.each([
    ['is changed by the desk at the end of the visit', DESK, {}, true],
    ['is changed by the desk if only a deposit has paid it', DESK, { paid: 5, paidByDeposit: 5 }, true],
    ['is not changed by the desk otherwise', DESK, { isPriceOpen: false }, false],
    ['is changed by those who correct', OWNER, { isPriceOpen: false }, true],
    ['is not changed once something was paid', OWNER, { paid: 5 }, false],
    ['is not changed if it keeps a deposit', OWNER, { keepsDeposit: true }, false],
    ['is not changed by those who only read', [], {}, false],
  ] as const)('%s', (_what, areas: readonly Area[], more, expected) => {
    expect(mayChangePrice({ ...OF_VISIT_END, ...more }, (area) => areas.includes(area))).toBe(expected);
  });
});
