import '../../../../testing/in-santiago.mjs';
import { describe, expect, it } from '@jest/globals';
import { addDays, daysFrom } from '#domain/clinic-time.js';
import dayjs from 'dayjs';
import { type DateLocalizer, dayjsLocalizer } from 'react-big-calendar';
import { withQuickComparisons } from './quick-comparisons';
import { spanOnWall } from './wall-dates';

/** Methods that the library's types omit. */
interface Internals extends DateLocalizer {
  inEventRange: (asked: object) => never;
  sortEvents: (asked: object) => never;
  daySpan: (start: Date, end: Date) => number;
}
const slow = dayjsLocalizer(dayjs) as Internals;
const quick = withQuickComparisons(dayjsLocalizer(dayjs)) as Internals;

// A leap day, both clock changes, the end of a year, and the days around them.
const DAYS = ['2028-02-29', '2026-04-05', '2026-09-06', '2026-12-31', '2026-11-21'].flatMap((day) =>
  daysFrom(addDays(day, -1), addDays(day, 1)),
);
const SPANS = DAYS.flatMap((day) => [
  spanOnWall(day, '01:00', 60),
  spanOnWall(day, '09:00', 120),
  spanOnWall(day, '22:30', 60),
]);

describe('the calendar’s quick comparisons', () => {
  const moments = SPANS.flatMap(({ start, end }) => [start, end]);
  const pairs = moments.flatMap((one) => moments.map((other) => [one, other] as const));

  it.each(['eq', 'neq', 'lt', 'lte', 'gt'] as const)('%s agrees with the localizer', (name) => {
    for (const [one, other] of pairs) {
      for (const unit of [undefined, 'day', 'month'] as const)
        expect(quick[name](one, other, unit)).toBe(slow[name](one, other, unit));
    }
  });

  it('agree on days, on minimum and maximum, and on the start of a day', () => {
    for (const [one, other] of pairs) {
      expect(quick.isSameDate(one, other)).toBe(slow.isSameDate(one, other));
      expect(quick.min(one, other)).toEqual(slow.min(one, other));
      expect(quick.max(one, other)).toEqual(slow.max(one, other));
      expect(quick.continuesPrior(one, other)).toBe(slow.continuesPrior(one, other));
      expect(quick.startOf(one, 'day')).toEqual(slow.startOf(one, 'day'));
    }
  });

  it('put the same events into the same days, in the same order', () => {
    for (const event of SPANS) {
      expect(quick.daySpan(event.start, event.end)).toBe(slow.daySpan(event.start, event.end));
      for (const day of moments) {
        const range = { start: slow.startOf(day, 'day'), end: slow.endOf(day, 'day') };
        expect(quick.inEventRange({ event, range })).toBe(slow.inEventRange({ event, range }));
      }
    }
    const sorted = ({ sortEvents }: Internals) =>
      [...SPANS].reverse().sort((evtA, evtB) => sortEvents({ evtA, evtB }));
    expect(sorted(quick)).toEqual(sorted(slow));
  });
});
