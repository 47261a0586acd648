import type { LocalDate } from '#domain/clinic-time.js';

const ATTENDANCE_PATH = '/app/citas/listado';

/** The patients of the last days who did not come. */
export const NO_SHOWS_PATH = `${ATTENDANCE_PATH}?estado=no_vino`;

/** All appointments of a period, with filters and counts. */
export const attendancePath = (from: LocalDate, to: LocalDate): string =>
  `${ATTENDANCE_PATH}?desde=${from}&hasta=${to}`;
