import type { AppointmentStatus } from '../appointment.js';
import { addDays, type ClinicClock, LAST_DATE, type LocalDate } from '../clinic-time.js';
import { isPast } from '../schedule.js';

/** Weeks between two appointments of a series. */
export const SERIES_WEEKS = { least: 1, most: 52 } as const;
/** Appointments of a series. */
export const SERIES_TIMES = { least: 2, most: 26 } as const;

/** The days of a series, the first one included, up to the last day that can be booked. */
export const seriesDates = (first: LocalDate, everyWeeks: number, times: number): LocalDate[] =>
  Array.from({ length: times }, (_, index) => addDays(first, index * everyWeeks * 7)).filter(
    (date) => date <= LAST_DATE,
  );

/**
 * In which order a series is moved by some days, so that none needs hours that a later one has yet to leave.
 * @param appointments in any order.
 */
export const inOrderOfMove = <Dated extends { readonly date: LocalDate }>(
  appointments: readonly Dated[],
  days: number,
): Dated[] => appointments.toSorted((one, other) => (one.date < other.date ? -1 : 1) * (days > 0 ? -1 : 1));

/** All of a series that is to come, or an appointment and what comes after it. */
export const SERIES_PARTS = ['WHOLE', 'FROM_HERE'] as const;
export type SeriesPart = (typeof SERIES_PARTS)[number];

interface OfSeries {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly status: AppointmentStatus;
}

/** Whether a part of a series, as one of its days names it, holds an appointment that can still be moved or ended. */
export const isInPart = (
  { date, startMinute, status }: OfSeries,
  part: SeriesPart,
  named: LocalDate,
  now: ClinicClock,
): boolean =>
  (status === 'BOOKED' || status === 'CONFIRMED') &&
  !isPast(date, startMinute, now) &&
  (part === 'WHOLE' || date >= named);
