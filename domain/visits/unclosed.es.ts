import { ATTENDANCE_LABELS } from './attendance.es.js';
import type { Closing } from './unclosed.js';

/** The buttons that close an appointment, and what a closed one says. */
export const CLOSING_LABELS: Readonly<Record<Closing, string>> = {
  CAME: 'Vino',
  NO_SHOW: ATTENDANCE_LABELS.NO_SHOW,
  CANCELLED: 'Cancelada',
};

/** For an appointment whose hour is over without a result. */
export const UNCLOSED_LABEL = 'Sin cerrar';
