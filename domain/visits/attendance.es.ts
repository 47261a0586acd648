import type { Attendance } from './attendance.js';

export const ATTENDANCE_LABELS: Readonly<Record<Attendance, string>> = {
  ARRIVED: 'Llegó',
  IN_CARE: 'En atención',
  NO_SHOW: 'No vino',
};
