/** What a patient's page lists of their history. */
export const TIMELINE_KINDS = ['APPOINTMENT', 'RECORD', 'CERTIFICATE', 'MESSAGE'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
