import { describe, expect, it } from '@jest/globals';
import { freeHoursFrom, overviewOf } from './day-overview.js';

type Visit = Parameters<typeof overviewOf>[0][number] & { readonly name: string };
const at = (name: string, time: string, more: Partial<Visit> = {}): Visit => ({
  name,
  time,
  durationMinutes: 60,
  status: 'BOOKED',
  attendance: null,
  ...more,
});
const NOON = 12 * 60;
const parts = (...visits: Visit[]) =>
  Object.fromEntries(
    Object.entries<readonly Visit[]>({ ...overviewOf(visits, NOON) }).map(([part, all]) => [
      part,
      all.map(({ name }) => name),
    ]),
  );

describe('the day’s overview at noon', () => {
  it('splits the day into current, next, later and past appointments', () => {
    expect(
      parts(
        at('over', '10:00'),
        at('late', '10:30', { attendance: 'IN_CARE' }),
        at('running', '11:30'),
        at('done', '12:00', { status: 'COMPLETED' }),
        at('early', '13:00', { attendance: 'IN_CARE' }),
        at('cancelled', '13:00', { status: 'CANCELLED' }),
        at('next', '14:00'),
        at('beside', '14:00', { attendance: 'ARRIVED' }),
        at('later', '15:00'),
      ),
    ).toEqual({
      now: ['late', 'running', 'early'],
      next: ['next', 'beside'],
      later: ['cancelled', 'later'],
      past: ['over', 'done'],
    });
  });

  it('does not count no-shows among the current appointments', () => {
    expect(parts(at('absent', '11:30', { attendance: 'NO_SHOW' }))).toMatchObject({
      now: [],
      past: ['absent'],
    });
  });
});

it('counts each free hour after now once', () => {
  expect(freeHoursFrom([660, 720, 780, 840], NOON)).toBe(2);
  expect(freeHoursFrom([750, 780, 810, 840, 960], NOON)).toBe(3);
  expect(freeHoursFrom([], NOON)).toBe(0);
});
