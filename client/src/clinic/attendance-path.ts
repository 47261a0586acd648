import type { LocalDate } from '#domain/clinic-time.js';

const ATTENDANCE_PATH = '/app/citas/listado';

/** The patients of the last days who did not come. */
export const NO_SHOWS_PATH = `${ATTENDANCE_PATH}?estado=no_vino`;

/**
 * All appointments of a period, with filters and counts.
 * @param more the list's other filters, in the words of its address
 */
export const attendancePath = (
  from: LocalDate,
  to: LocalDate,
  more: Readonly<Record<string, string>> = {},
): string => `${ATTENDANCE_PATH}?${new URLSearchParams({ desde: from, hasta: to, ...more }).toString()}`;
