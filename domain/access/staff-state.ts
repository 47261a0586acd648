export const STAFF_STATES = ['ACTIVE', 'WITHOUT_PASSWORD', 'DISABLED'] as const;
/** Whether a staff user can log in. */
export type StaffState = (typeof STAFF_STATES)[number];
