/** The canceller of an appointment: patient or visitor, staff, another program, a job, or unknown. */
export const CANCELLERS = ['OWNER', 'STAFF', 'PROGRAM', 'SYSTEM', 'UNKNOWN'] as const;
export type Canceller = (typeof CANCELLERS)[number];
