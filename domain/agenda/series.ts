import type { AppointmentStatus } from './appointment.js';
import { addDays, type ClinicClock, LAST_DATE, type LocalDate } from '../clinic-time.js';
import { isPast } from '../schedule.js';

/** Weeks between two appointments of a series. */
export const SERIES_WEEKS = { least: 1, most: 52 } as const;
/** The number of appointments of a series. */
export const SERIES_TIMES = { least: 2, most: 26 } as const;

/** The days of a series, the first one included, up to the last day that can be booked. */
export const seriesDates = (first: LocalDate, everyWeeks: number, times: number): LocalDate[] =>
  Array.from({ length: times }, (_, index) => addDays(first, index * everyWeeks * 7)).filter(
    (date) => date <= LAST_DATE,
  );

/**
 * The order in which to move a series by some days, so that no move needs an hour that a later move frees.
 * @param appointments in any order.
 */
export const sortForMove = <Dated extends { readonly date: LocalDate }>(
  appointments: readonly Dated[],
  days: number,
): Dated[] => appointments.toSorted((one, other) => (one.date < other.date ? -1 : 1) * (days > 0 ? -1 : 1));

/** `WHOLE`: all future appointments of the series. `FROM_HERE`: one appointment and those after it. */
export const SERIES_PARTS = ['WHOLE', 'FROM_HERE'] as const;
export type SeriesPart = (typeof SERIES_PARTS)[number];

interface OfSeries {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly status: AppointmentStatus;
}

/** Whether an appointment is in the part of a series that starts at `named` and can still be moved or cancelled. */
export const isInPart = (
  { date, startMinute, status }: OfSeries,
  part: SeriesPart,
  named: LocalDate,
  now: ClinicClock,
): boolean =>
  (status === 'BOOKED' || status === 'CONFIRMED') &&
  !isPast(date, startMinute, now) &&
  (part === 'WHOLE' || date >= named);
