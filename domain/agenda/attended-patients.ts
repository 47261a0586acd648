/** Patients attended in a period, by whether it was their first time. */
export const ATTENDED_PATIENTS = ['NEW', 'RETURNING'] as const;
export type AttendedPatients = (typeof ATTENDED_PATIENTS)[number];
