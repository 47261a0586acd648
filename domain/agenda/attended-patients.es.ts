import type { AttendedPatients } from './attended-patients.js';

export const ATTENDED_PATIENTS_LABELS: Readonly<Record<AttendedPatients, string>> = {
  NEW: 'Nuevos',
  RETURNING: 'Que vuelven',
};

/** In REST and in addresses. */
export const ATTENDED_PATIENTS_WORDS: Readonly<Record<AttendedPatients, string>> = {
  NEW: 'nuevos',
  RETURNING: 'que_vuelven',
};
