/** Everything that the clinic has, as one file. `REMOVED`: its day is over, or somebody removed it. */
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

/** How long it waits to be downloaded: it holds everybody's health data. */
export const ARCHIVE_KEPT_HOURS = 24;

/** The download's name when the server sends none. */
export const DEFAULT_ARCHIVE_NAME = 'huella.zip';
