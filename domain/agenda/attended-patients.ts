/** Patients attended in a period: for the first time, or not. */
export const ATTENDED_PATIENTS = ['NEW', 'RETURNING'] as const;
export type AttendedPatients = (typeof ATTENDED_PATIENTS)[number];
