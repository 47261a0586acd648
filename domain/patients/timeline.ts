/** The parts of a patient's history that their page lists. */
export const TIMELINE_KINDS = ['APPOINTMENT', 'RECORD', 'CERTIFICATE', 'MESSAGE'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
