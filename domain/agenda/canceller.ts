/** Who cancelled an appointment: the patient or visitor, staff, another program, a job, or it is not recorded. */
export const CANCELLERS = ['OWNER', 'STAFF', 'PROGRAM', 'SYSTEM', 'UNKNOWN'] as const;
export type Canceller = (typeof CANCELLERS)[number];
