import type { DateLocalizer } from 'react-big-calendar';
import { startOfWallDay } from './wall-dates';

const MINUTE = 60_000;

/** Grows from day to day; not a count of days. */
const dayKey = (date: Date): number => date.getFullYear() * 512 + date.getMonth() * 32 + date.getDate();
const wholeMinute = (date: Date): number => Math.floor(+date / MINUTE);
const isWholeDay = (unit?: string): boolean => unit === 'day';

interface Span {
  readonly start: Date;
  readonly end: Date;
}

interface SortedSpan extends Span {
  readonly allDay?: boolean;
}

/**
 * Replaces the date comparisons that the calendar makes thousands of times for a month of 600 appointments, since the
 * localizer's own ones create several dayjs objects each. Other calls go to the localizer.
 */
export function withQuickComparisons(localizer: DateLocalizer): DateLocalizer {
  const { startOf, eq, neq, lt, lte, gt, gte } = localizer;
  const isSameDate = (one: Date, other: Date) => dayKey(one) === dayKey(other);
  /** Compares instants and days itself, and delegates other units. */
  const quick =
    (holds: (one: number, other: number) => boolean, slow: typeof eq): typeof eq =>
    (one, other, unit) => {
      if (unit === undefined) return holds(+one, +other);
      return isWholeDay(unit) ? holds(dayKey(one), dayKey(other)) : slow(one, other, unit);
    };
  const own = {
    isSameDate,
    startOf: (date: Date, unit: Parameters<typeof startOf>[1]) =>
      isWholeDay(unit) ? startOfWallDay(date) : startOf(date, unit),
    eq: quick((one, other) => one === other, eq),
    neq: quick((one, other) => one !== other, neq),
    lt: quick((one, other) => one < other, lt),
    lte: quick((one, other) => one <= other, lte),
    gt: quick((one, other) => one > other, gt),
    gte: quick((one, other) => one >= other, gte),
    min: (one: Date, other: Date) => (one < other ? one : other),
    max: (one: Date, other: Date) => (one > other ? one : other),
    continuesPrior: (start: Date, first: Date) => dayKey(start) < dayKey(first),
    // No appointment continues past midnight.
    daySpan: (start: Date, end: Date) => Math.floor((+end - +start) / (24 * 60 * MINUTE)),
    sortEvents: ({ evtA, evtB }: { evtA: SortedSpan; evtB: SortedSpan }) =>
      dayKey(evtA.start) - dayKey(evtB.start) || +evtA.start - +evtB.start || +evtA.end - +evtB.end,
    inEventRange: ({ event, range }: { event: Span; range: Span }) =>
      dayKey(event.start) <= dayKey(range.end) && wholeMinute(event.end) * MINUTE > +range.start,
  };
  return Object.assign(localizer, own as object);
}
