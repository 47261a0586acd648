import { isOfTheFuture } from './backup.js';
import { clinicClock, DEFAULT_TIME_ZONE, type LocalDate, startOfWeek } from './clinic-time.js';

/** How many days, weeks and months keep a backup. */
export interface BackupRule {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

export const DEFAULT_BACKUP_RULE: BackupRule = { daily: 7, weekly: 4, monthly: 12 };

/** A backup that is there. */
export interface KeptBackup {
  readonly id: number;
  readonly madeAt: Date;
  /** Whether it was restored into a scratch database and counted. */
  readonly isGood: boolean;
}

/**
 * Which backups the rule gives up: of each of the last days that have any the newest stays, and so for weeks (from
 * Monday) and months. A day without backups uses up no place, so that a clinic that was closed loses nothing. All of
 * the newest one's day stay: who makes one by hand finds it again. Good ones are kept by the rule among themselves,
 * so that one that could not be checked never drives out one that was; the last good one always stays. Those dated
 * ahead of now, by a clock that was wrong, stay and use up no place.
 * @param backups in any order; failed ones are not among them.
 * @returns the ids of those to delete.
 */
export function backupsToDelete(
  backups: readonly KeptBackup[],
  rule: BackupRule,
  now: Date,
  timeZone: string = DEFAULT_TIME_ZONE,
): number[] {
  const newestFirst = backups
    .filter(({ madeAt }) => !isOfTheFuture(madeAt, now))
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
