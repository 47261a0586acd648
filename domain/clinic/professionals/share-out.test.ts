import { describe, expect, it } from '@jest/globals';
import { shareOut } from './share-out.js';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const ana = (appointments: number) => ({ id: 1, order: 1, appointments });
const berta = (appointments: number) => ({ id: 2, order: 2, appointments });

describe('sharing out appointments', () => {
  it('gives an appointment to the professional with the fewest that day, counting those taken over', () => {
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

  it('leaves an appointment if no professional is free, and only chooses a free one', () => {
    const shared = shareOut([
      { id: 10, date: MONDAY, free: [] },
      { id: 11, date: MONDAY, free: [berta(5)] },
    ]);
    expect([...shared]).toEqual([[11, 2]]);
  });
});
