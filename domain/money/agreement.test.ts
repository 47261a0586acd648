import { expect, it } from '@jest/globals';
import { agreedPrice } from './agreement.js';

const terms = (price: number | null, percent: number | null = null) => ({
  name: 'Municipal',
  price,
  percent,
});

it.each([
  ['a lower price is a discount', 25_000, terms(18_000, 50), { listPrice: 25_000, discount: 7_000 }],
  ['the same price is none', 25_000, terms(25_000), { listPrice: 25_000, discount: 0 }],
  ['a higher price stands for the list price', 25_000, terms(30_000), { listPrice: 30_000, discount: 0 }],
  ['a treatment without a price costs the agreed one', null, terms(0), { listPrice: 0, discount: 0 }],
  ['nothing to pay', 25_000, terms(0), { listPrice: 25_000, discount: 25_000 }],
  ['a percentage, rounded half up', 9_995, terms(null, 10), { listPrice: 9_995, discount: 1_000 }],
  ['all of it', 9_995, terms(null, 100), { listPrice: 9_995, discount: 9_995 }],
  ['a percentage of no price', null, terms(null, 10), undefined],
  ['an agreement about other treatments', 25_000, terms(null), undefined],
])('prices by agreement: %s', (_, listPrice, agreed, expected) => {
  expect(agreedPrice(listPrice, agreed)).toEqual(expected);
});
