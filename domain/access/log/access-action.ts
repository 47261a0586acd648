/** Entries of the access log: reads, imports, exports and removals of patients' health data. */
export const ACCESS_ACTIONS = [
  'RECORDS_READ',
  'VERSIONS_READ',
  'CERTIFICATES_READ',
  'PHOTOS_READ',
  'PHOTO_WITHDRAWN',
  'PHOTO_MOVED',
  'PHOTO_PUBLISHED',
  'SIGNED_CONSENTS_READ',
  'INTAKES_READ',
  'CONDITION_READ',
  'CONDITIONS_LISTED',
  'CONDITION_VERSIONS_READ',
  'NOTES_READ',
  'NOTES_LISTED',
  'ALERTS_READ',
  'ALERTS_LISTED',
  'CONTROLS_READ',
  'CONTROLS_LISTED',
  'INSTRUCTIONS_SENT',
  'RECORDS_IMPORTED',
  'RECORDS_IMPORT_UNDONE',
  'DATA_EXPORTED',
  'DATA_SUPPRESSED',
  'PATIENT_DELETED',
  'BACKUP_DOWNLOADED',
  'ARCHIVE_MADE',
  'ARCHIVE_DOWNLOADED',
] as const;
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

const OF_EVERYBODY: ReadonlySet<AccessAction> = new Set([
  'BACKUP_DOWNLOADED',
  'ARCHIVE_MADE',
  'ARCHIVE_DOWNLOADED',
]);

/** Whether the exported file contains all patients. */
export const coversAllPatients = (action: AccessAction): boolean => OF_EVERYBODY.has(action);
