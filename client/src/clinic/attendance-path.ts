import { UNCLOSED_WORD } from '#domain/agenda/appointment-state.es.js';
import { ATTENDANCE_WORDS } from '#domain/visits/attendance.es.js';
import type { LocalDate } from '#domain/clinic-time.js';

export const ATTENDANCE_PATH = '/app/citas/listado';

/** The patients of the last days who did not come. */
export const NO_SHOWS_PATH = `${ATTENDANCE_PATH}?estado=${ATTENDANCE_WORDS.NO_SHOW}`;

/** The appointments of a period whose hour is over without a result. */
export const unclosedPath = (from: LocalDate, to: LocalDate): string =>
  `${attendancePath(from, to)}&estado=${UNCLOSED_WORD}`;

/** The page that closes such appointments. */
export const CLOSING_PATH = '/app/citas/cierre';

/**
 * All appointments of a period, with filters and counts.
 * @param more other filters, as parameters of the URL.
 */
export const attendancePath = (
  from: LocalDate,
  to: LocalDate,
  more: Readonly<Record<string, string>> = {},
): string => `${ATTENDANCE_PATH}?${new URLSearchParams({ desde: from, hasta: to, ...more }).toString()}`;
