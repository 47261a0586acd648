import { describe, expect, it } from '@jest/globals';
import { shareOut } from './share-out.js';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const ana = (appointments: number) => ({ id: 1, order: 1, appointments });
const berta = (appointments: number) => ({ id: 2, order: 2, appointments });

describe('appointments that others take over', () => {
  it('go to the one with the fewest that day, counting those already taken over', () => {
    const at = (id: number, date = MONDAY) => ({ id, date, free: [ana(1), berta(2)] });
    const shared = shareOut([at(10), at(11), at(12), at(13), at(14, TUESDAY)]);
    expect([...shared]).toEqual([
      [10, 1],
      [11, 1],
      [12, 2],
      [13, 1],
      [14, 1],
    ]);
  });

  it('stay if nobody is free, and only go to somebody who is', () => {
    const shared = shareOut([
      { id: 10, date: MONDAY, free: [] },
      { id: 11, date: MONDAY, free: [berta(5)] },
    ]);
    expect([...shared]).toEqual([[11, 2]]);
  });
});
