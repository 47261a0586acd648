/** States of an archive (all of the clinic's data in one file). `REMOVED`: it expired, or a user removed it. */
export const ARCHIVE_STATES = ['RUNNING', 'READY', 'FAILED', 'REMOVED'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

export const ARCHIVE_REASONS = [
  'DISK_FULL',
  'FOLDER_UNUSABLE',
  'DATABASE_AWAY',
  'INTERRUPTED',
  'UNKNOWN',
] as const;
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number];

/** How long it can be downloaded; short, because it contains all patients' health data. */
export const ARCHIVE_KEPT_HOURS = 24;

/** The download's name when the server sends none. */
export const DEFAULT_ARCHIVE_NAME = 'huella.zip';
