import { isInFuture } from './backup.js';
import { clinicClock, DEFAULT_TIME_ZONE, type LocalDate, startOfWeek } from '../../clinic-time.js';

/** The numbers of days, weeks and months for which the newest backup is kept. */
export interface BackupRule {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

export const DEFAULT_BACKUP_RULE: BackupRule = { daily: 7, weekly: 4, monthly: 12 };

export interface KeptBackup {
  readonly id: number;
  readonly madeAt: Date;
  /** Whether it was restored into a scratch database and counted. */
  readonly isGood: boolean;
}

/**
 * The backups that the rule deletes. The newest backup of each of the last days that have one stays, and
 * likewise for weeks (from Monday) and months. Days without backups don't count, so a clinic that was closed
 * loses nothing. All backups of the newest day stay, so staff find the ones they made by hand. The rule is also
 * applied to the good backups alone, so an unchecked one never displaces a good one, and the last good one
 * always stays. Backups dated in the future by a wrong clock stay and don't count.
 * @param backups in any order, without failed ones.
 * @returns the ids of those to delete.
 */
export function backupsToDelete(
  backups: readonly KeptBackup[],
  rule: BackupRule,
  now: Date,
  timeZone: string = DEFAULT_TIME_ZONE,
): number[] {
  const newestFirst = backups
    .filter(({ madeAt }) => !isInFuture(madeAt, now))
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime() || other.id - one.id)
    .map((backup) => ({ ...backup, date: clinicClock(backup.madeAt, timeZone).date }));
  const good = newestFirst.filter(({ isGood }) => isGood);
  const kept = new Set<number>([...keptBy(rule, good), ...keptBy(rule, newestFirst)]);
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}

interface DatedBackup {
  readonly id: number;
  readonly date: LocalDate;
}

function keptBy(rule: BackupRule, newestFirst: readonly DatedBackup[]): number[] {
  const newest = newestFirst[0];
  if (!newest) return [];
  return [
    ...newestFirst.filter(({ date }) => date === newest.date),
    ...newestOfEach(newestFirst, rule.daily, ({ date }) => date),
    ...newestOfEach(newestFirst, rule.weekly, ({ date }) => startOfWeek(date)),
    ...newestOfEach(newestFirst, rule.monthly, ({ date }) => date.slice(0, 7)),
  ].map(({ id }) => id);
}

function newestOfEach(
  newestFirst: readonly DatedBackup[],
  periods: number,
  periodOf: (backup: DatedBackup) => string,
): DatedBackup[] {
  const newest = new Map<string, DatedBackup>();
  for (const backup of newestFirst) {
    if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup);
  }
  return [...newest.values()].slice(0, periods);
}
