import { parseInstant } from './clinic-time.js';

/** The dump's last line: without it, the dump is not whole. */
export const DUMP_LAST_LINE = '-- Huella: the dump is complete';

/** What a backup is called when the server does not say (spec, section 3, 'Backup'). */
export const DEFAULT_BACKUP_NAME = 'backup.sql';

/** The file's name in a content-disposition header; the default where it has none that is safe to use. */
export function backupFileName(contentDisposition: string | null): string {
  const name = /filename="?(\w[\w.-]*)"?(?:;|$)/.exec(contentDisposition ?? '')?.[1];
  return name ?? DEFAULT_BACKUP_NAME;
}

/** Whether the end of a dump shows that it is whole. @param end its last characters, 100 or more. */
export const isWholeDump = (end: string): boolean => end.trimEnd().endsWith(DUMP_LAST_LINE);

/** Good: restored into a scratch database, and every row counted. Unchecked: made, but nobody could look. */
export const BACKUP_STATES = ['RUNNING', 'GOOD', 'UNCHECKED', 'FAILED'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** Found: a file that was in the folder, and that nobody here made. */
export const BACKUP_CAUSES = ['NIGHTLY', 'STAFF', 'FOUND'] as const;
export type BackupCause = (typeof BACKUP_CAUSES)[number];

/** Why a backup failed, or was not checked. */
export const BACKUP_REASONS = [
  'DISK_FULL',
  'FOLDER_UNUSABLE',
  'DATABASE_AWAY',
  'INTERRUPTED',
  'CHECK_FAILED',
  'CHECK_NOT_ALLOWED',
  'CHECK_IMPOSSIBLE',
  'FOUND',
  'UNKNOWN',
] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** What staff should see to: no backup at all, the last try failed, the last one is old, or was not checked. */
export const BACKUP_WARNINGS = ['NONE', 'FAILED', 'LATE', 'UNCHECKED'] as const;
export type BackupWarning = (typeof BACKUP_WARNINGS)[number];

const HOUR_MS = 3_600_000;
/** One night and half a day: a backup older than this says that a night went by without one. */
export const LATE_AFTER_HOURS = 36;
/** At start-up, a backup older than this is made again without waiting for the night. */
export const MISSED_AFTER_HOURS = 24;
/** Instances' clocks differ a little; what is dated further ahead was made while a clock was wrong. */
const CLOCKS_DIFFER_MS = HOUR_MS;

/** What the warning looks at of one backup. */
export interface BackupFacts {
  readonly state: BackupState;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Whether its file is in the folder. */
  readonly isThere: boolean;
}

/** Whether there is a file to restore. */
export const isKept = ({ state, isThere }: BackupFacts): boolean =>
  isThere && (state === 'GOOD' || state === 'UNCHECKED');

/** Whether an instant has yet to come, by more than clocks differ. */
export const isOfTheFuture = (instant: Date, now: Date): boolean =>
  instant.getTime() - now.getTime() > CLOCKS_DIFFER_MS;

/** Those whose date can be believed: made while a clock was ahead, one would count as the newest until then. */
export const believable = <Backup extends BackupFacts>(backups: readonly Backup[], now: Date): Backup[] =>
  backups.filter(({ startedAt }) => !isOfTheFuture(parseInstant(startedAt), now));

/**
 * The one thing that is most wrong with the backups; null where all is well. One that runs says nothing yet.
 * @param newestFirst all that are known.
 */
export function backupWarning(newestFirst: readonly BackupFacts[], now: Date): BackupWarning | null {
  const known = believable(newestFirst, now);
  const [last] = known.filter(({ state }) => state !== 'RUNNING');
  if (last?.state === 'FAILED') return 'FAILED';
  const kept = known.find(isKept);
  if (!newestFirst.some(isKept)) return 'NONE';
  if (!kept || isOlder(kept, LATE_AFTER_HOURS, now)) return 'LATE';
  return kept.state === 'UNCHECKED' ? 'UNCHECKED' : null;
}

/** Whether the night's backup was missed: none is there that is younger than a day. */
export const isMissed = (backups: readonly BackupFacts[], now: Date): boolean =>
  !believable(backups, now).some((backup) => isKept(backup) && !isOlder(backup, MISSED_AFTER_HOURS, now));

const isOlder = ({ startedAt }: BackupFacts, hours: number, now: Date): boolean =>
  now.getTime() - parseInstant(startedAt).getTime() > hours * HOUR_MS;
