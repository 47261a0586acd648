import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  type LocalDate,
  startOfWeek,
} from '../clinic-time.js';

/** Days, both ends included. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The period asked for, the one just before it, and the same one a year earlier. */
export const SUMMARY_PERIODS = ['CURRENT', 'BEFORE', 'YEAR_BEFORE'] as const;
export type SummaryPeriod = (typeof SUMMARY_PERIODS)[number];

export interface NamedPeriod extends Period {
  readonly period: SummaryPeriod;
}

export const wholeWeekOf = (day: LocalDate): Period => {
  const from = startOfWeek(day);
  return { from, to: addDays(from, 6) };
};

export const monthOf = (day: LocalDate): Period => ({ from: firstOfMonth(day), to: lastOfMonth(day) });

export const yearOf = (day: LocalDate): Period => ({
  from: `${day.slice(0, 4)}-01-01`,
  to: `${day.slice(0, 4)}-12-31`,
});

/** The number of calendar months that a period consists of; undefined if it does not consist of whole months. */
export function wholeMonths({ from, to }: Period): number | undefined {
  const next = addDays(to, 1);
  if (from !== firstOfMonth(from) || next !== firstOfMonth(next)) return undefined;
  return monthNumber(next) - monthNumber(from);
}

/** The period of the same length just before: whole months, otherwise days. */
export function periodBefore(period: Period): Period {
  const months = wholeMonths(period);
  return {
    from:
      months === undefined
        ? addDays(period.from, -(daysBetween(period.from, period.to) + 1))
        : addMonths(period.from, -months),
    to: addDays(period.from, -1),
  };
}

/** The period of the same length just after: whole months, otherwise days. */
export function periodAfter(period: Period): Period {
  const months = wholeMonths(period);
  const from = addDays(period.to, 1);
  return {
    from,
    to:
      months === undefined
        ? addDays(period.to, daysBetween(period.from, period.to) + 1)
        : addDays(addMonths(from, months), -1),
  };
}

/** The same months or days of the year before. */
export const yearBefore = (period: Period): Period => ({
  from: addMonths(period.from, -12),
  to:
    wholeMonths(period) === undefined
      ? addMonths(period.to, -12)
      : addDays(addMonths(addDays(period.to, 1), -12), -1),
});

/** The period with those beside it; a whole year is preceded by the year before, which is there once. */
export function periodsBeside(period: Period): readonly NamedPeriod[] {
  const [before, earlier] = [periodBefore(period), yearBefore(period)];
  return [
    { period: 'CURRENT', ...period },
    { period: 'BEFORE', ...before },
    ...(before.from === earlier.from && before.to === earlier.to
      ? []
      : [{ period: 'YEAR_BEFORE', ...earlier } as const]),
  ];
}

const monthNumber = (day: LocalDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
