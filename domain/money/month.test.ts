import { describe, expect, it } from '@jest/globals';
import { type MonthDay, sumsOf } from './month.js';

const day = (date: string, more: Partial<MonthDay> = {}): MonthDay => ({
  day: date,
  isClosed: false,
  charged: 0,
  paid: 0,
  tips: 0,
  spent: 0,
  cash: 0,
  closedCash: null,
  difference: null,
  cards: 0,
  settled: null,
  cardFee: null,
  deposited: null,
  cardDifference: null,
  ...more,
});
const MONTH = {
  taxes: [
    { tax: 'TAXED', amount: 30_000, count: 2 },
    { tax: 'UNDEFINED', amount: -5_000, count: 1 },
  ],
  methods: [
    { method: 'CASH', kind: 'PAYMENT', amount: 24_990, count: 1 },
    { method: 'CASH', kind: 'ROUNDING', amount: 3, count: 1 },
    { method: 'CASH', kind: 'TIP', amount: 1_000, count: 1 },
    { method: 'DEBIT', kind: 'REFUND', amount: -4_990, count: 1 },
  ],
  documents: [],
  professionals: [],
  renters: [],
  expenses: [{ category: 'RENT', amount: 8_000, count: 1 }],
  days: [
    day('2026-11-03', {
      isClosed: true,
      charged: 25_000,
      paid: 20_000,
      spent: 8_000,
      cash: 17_990,
      closedCash: 17_990,
    }),
    day('2026-11-09', { paid: 0, cash: 0 }),
  ],
  unchargedVisits: 0,
} as const;

describe('the sums of a month', () => {
  it('keeps tips, rounding and expenses apart, and names the open days', () => {
    expect(sumsOf(MONTH)).toEqual({
      charged: 25_000,
      rented: 0,
      paid: 20_000,
      tips: 1_000,
      rounding: 3,
      spent: 8_000,
      cash: 17_990,
      closedCash: 17_990,
      openDays: ['2026-11-09'],
      openCash: 0,
      isEqual: true,
    });
  });

  it('keeps the charges of renting professionals apart, although the till has them', () => {
    const renters = [{ professionalId: 1, professionalName: 'x', charged: 7_000, collected: 5_000 }];
    const days = [{ ...MONTH.days[0], charged: 32_000 }];
    expect(sumsOf({ ...MONTH, renters, days })).toMatchObject({
      charged: 25_000,
      rented: 7_000,
      paid: 20_000,
      isEqual: true,
    });
  });

  it.each([[{ closedCash: 17_980 }], [{ charged: 25_001 }], [{ paid: 19_999 }], [{ spent: 0 }]])(
    'finds a month with %j different from its closings',
    (change) => {
      expect(sumsOf({ ...MONTH, days: [{ ...MONTH.days[0], ...change }] }).isEqual).toBe(false);
    },
  );
});
