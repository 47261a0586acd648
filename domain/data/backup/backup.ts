import { parseInstant } from '../../clinic-time.js';

/** A dump without this last line is incomplete. */
export const DUMP_LAST_LINE = '-- Huella: the dump is complete';

/** The download's name when the server sends none. */
export const DEFAULT_BACKUP_NAME = 'backup.sql';

/** @param end the dump's last 100 characters or more. */
export const isWholeDump = (end: string): boolean => end.trimEnd().endsWith(DUMP_LAST_LINE);

/**
 * Good: restored into a scratch database with every table's rows counted. Unchecked: the check could not run.
 */
export const BACKUP_STATES = ['RUNNING', 'GOOD', 'UNCHECKED', 'FAILED'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** Found: a file that was put into the folder by hand. */
export const BACKUP_CAUSES = ['NIGHTLY', 'STAFF', 'FOUND'] as const;
export type BackupCause = (typeof BACKUP_CAUSES)[number];

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

/** Problems that staff should look into: no backup at all, or the last one failed, is old or was not checked. */
export const BACKUP_WARNINGS = ['NONE', 'FAILED', 'LATE', 'UNCHECKED'] as const;
export type BackupWarning = (typeof BACKUP_WARNINGS)[number];

const HOUR_MS = 3_600_000;
/** One night and half a day: with a backup older than this, a night was missed. */
export const LATE_AFTER_HOURS = 36;
/** At start-up, a backup is made at once if the last one is older than this. */
export const MISSED_AFTER_HOURS = 24;
/** The clocks of instances differ a little. A backup dated further ahead was made while a clock was wrong. */
const CLOCKS_DIFFER_MS = HOUR_MS;

export interface BackupFacts {
  readonly state: BackupState;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Whether its file is in the folder. */
  readonly isThere: boolean;
}

export const isKept = ({ state, isThere }: BackupFacts): boolean =>
  isThere && (state === 'GOOD' || state === 'UNCHECKED');

export const isInFuture = (instant: Date, now: Date): boolean =>
  instant.getTime() - now.getTime() > CLOCKS_DIFFER_MS;

/**
 * Drops backups dated in the future by a wrong clock, which would count as the newest until then.
 */
export const notInFuture = <Backup extends BackupFacts>(backups: readonly Backup[], now: Date): Backup[] =>
  backups.filter(({ startedAt }) => !isInFuture(parseInstant(startedAt), now));

/**
 * The worst problem of the backups, or null. A backup that is still running counts neither way.
 * @param newestFirst all known backups.
 */
export function backupWarning(newestFirst: readonly BackupFacts[], now: Date): BackupWarning | null {
  const known = notInFuture(newestFirst, now);
  const [last] = known.filter(({ state }) => state !== 'RUNNING');
  if (last?.state === 'FAILED') return 'FAILED';
  const kept = known.find(isKept);
  if (!newestFirst.some(isKept)) return 'NONE';
  if (!kept || isOlder(kept, LATE_AFTER_HOURS, now)) return 'LATE';
  return kept.state === 'UNCHECKED' ? 'UNCHECKED' : null;
}

export const isMissed = (backups: readonly BackupFacts[], now: Date): boolean =>
  !notInFuture(backups, now).some((backup) => isKept(backup) && !isOlder(backup, MISSED_AFTER_HOURS, now));

const isOlder = ({ startedAt }: BackupFacts, hours: number, now: Date): boolean =>
  now.getTime() - parseInstant(startedAt).getTime() > hours * HOUR_MS;
