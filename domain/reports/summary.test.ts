import { describe, expect, it } from '@jest/globals';
import { isUnclosedMuch, noShowRateOf, occupancyOf, servicesOf, type WeekFigures } from './summary.js';

const week = (day: string, more: Partial<WeekFigures>): WeekFigures => ({
  period: 'CURRENT',
  week: day,
  serviceType: 'PODIATRY',
  attended: 0,
  cancelled: 0,
  noShows: 0,
  open: 0,
  ...more,
});

describe('The figures of services', () => {
  it('sums up the weeks of a service, each period on its own', () => {
    expect(
      servicesOf([
        week('2026-11-02', { attended: 3, noShows: 1 }),
        week('2026-11-09', { attended: 2, cancelled: 4, open: 5 }),
        week('2026-11-09', { serviceType: 'MANICURE', attended: 7 }),
        week('2026-10-05', { period: 'BEFORE', attended: 1 }),
      ]),
    ).toEqual([
      { period: 'CURRENT', serviceType: 'PODIATRY', attended: 5, cancelled: 4, noShows: 1, open: 5 },
      { period: 'CURRENT', serviceType: 'MANICURE', attended: 7, cancelled: 0, noShows: 0, open: 0 },
      { period: 'BEFORE', serviceType: 'PODIATRY', attended: 1, cancelled: 0, noShows: 0, open: 0 },
    ]);
  });
});

it('counts no-shows as a share of the expected patients, without cancellations', () => {
  expect([noShowRateOf({ attended: 3, noShows: 1 }), noShowRateOf({ attended: 0, noShows: 0 })]).toEqual([
    25,
    undefined,
  ]);
});

it('doubts its figures once more than one in twenty visits lacks an outcome', () => {
  expect([isUnclosedMuch(5, 95), isUnclosedMuch(6, 95), isUnclosedMuch(0, 0)]).toEqual([false, true, false]);
});

it('calculates how full the opening hours are, and nothing for a closed agenda', () => {
  expect([occupancyOf(480, 341), occupancyOf(60, 0), occupancyOf(0, 0)]).toEqual([71, 0, undefined]);
});
