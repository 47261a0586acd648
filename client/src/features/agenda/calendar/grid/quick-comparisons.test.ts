import { describe, expect, it } from '@jest/globals';
import { addDays, daysFrom } from '#domain/clinic-time.js';
import dayjs from 'dayjs';
import { type DateLocalizer, dayjsLocalizer } from 'react-big-calendar';
import { withQuickComparisons } from './quick-comparisons';
import { spanOnWall } from './wall-dates';
import { inSantiago } from '../../../../testing/in-santiago';

inSantiago();

/** Methods that the library's types omit. */
interface Internals extends DateLocalizer {
  inEventRange: (asked: object) => never;
  sortEvents: (asked: object) => never;
  daySpan: (start: Date, end: Date) => number;
}
const slow = dayjsLocalizer(dayjs) as Internals;
const quick = withQuickComparisons(dayjsLocalizer(dayjs)) as Internals;

// A leap day, both clock changes, the end of a year, and the days after them.
const DAYS = ['2028-02-29', '2026-04-05', '2026-09-06', '2026-12-31', '2026-11-21'].flatMap((day) =>
  daysFrom(day, addDays(day, 1)),
);
const SPANS = DAYS.flatMap((day) => [
  spanOnWall(day, '01:00', 60),
  spanOnWall(day, '09:00', 120),
  spanOnWall(day, '22:30', 60),
]);

describe('Quick date comparisons', () => {
  const moments = SPANS.flatMap(({ start, end }) => [start, end]);
  const pairs = moments.flatMap((one) => moments.map((other) => [one, other] as const));

  it.each(['eq', 'neq', 'lt', 'lte', 'gt'] as const)('quick %s agrees with the localizer', (name) => {
    for (const unit of [undefined, 'day', 'month'] as const) {
      const differing = pairs.filter(
        ([one, other]) => quick[name](one, other, unit) !== slow[name](one, other, unit),
      );
      expect(differing).toEqual([]);
    }
  });

  it('quick comparisons agree with the localizer on days, minimum, maximum and the start of a day', () => {
    const answers = (localizer: DateLocalizer) =>
      pairs.map(([one, other]) => [
        localizer.isSameDate(one, other),
        localizer.min(one, other),
        localizer.max(one, other),
        localizer.continuesPrior(one, other),
        localizer.startOf(one, 'day'),
      ]);
    expect(answers(quick)).toEqual(answers(slow));
  });

  it('quick comparisons put the same events into the same days, in the same order', () => {
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
