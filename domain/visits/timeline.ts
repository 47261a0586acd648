/** Kinds of entries in the history on a patient's page. */
export const TIMELINE_KINDS = ['APPOINTMENT', 'RECORD', 'CERTIFICATE', 'MESSAGE'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
