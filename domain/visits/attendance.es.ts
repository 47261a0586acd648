import type { Attendance } from './attendance.js';

export const ATTENDANCE_LABELS: Readonly<Record<Attendance, string>> = {
  ARRIVED: 'Llegó',
  IN_CARE: 'En atención',
  NO_SHOW: 'No vino',
};
/** In REST and in addresses. */
export const ATTENDANCE_WORDS: Readonly<Record<Attendance, string>> = {
  ARRIVED: 'llego',
  IN_CARE: 'en_atencion',
  NO_SHOW: 'no_vino',
};
