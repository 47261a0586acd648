import { expect, it } from '@jest/globals';
import {
  type BackupFacts,
  type BackupState,
  type BackupWarning,
  backupWarning,
  isMissed,
  isWholeDump,
} from './backup.js';

it('distinguishes a complete dump from one that broke off', () => {
  expect(isWholeDump('commit;\n-- Huella: the dump is complete\n')).toBe(true);
  expect(isWholeDump('1\tAna\t')).toBe(false);
});

const NOW = new Date('2026-11-21T12:00:00Z');
const made = (state: BackupState, hoursAgo: number, isThere = true): BackupFacts => ({
  state,
  isThere,
  startedAt: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
});

it.each<[string, BackupFacts[], BackupWarning | null]>([
  ['none at all', [], 'NONE'],
  ['only one that runs', [made('RUNNING', 0)], 'NONE'],
  ['a good one of last night', [made('GOOD', 9)], null],
  ['a good one of 36 hours ago', [made('GOOD', 36)], null],
  ['a good one of 37 hours ago', [made('GOOD', 37)], 'LATE'],
  ['one that nobody checked', [made('UNCHECKED', 9), made('GOOD', 30)], 'UNCHECKED'],
  ['one that failed after a good one', [made('FAILED', 1), made('GOOD', 9)], 'FAILED'],
  ['a good one after one that failed', [made('GOOD', 1), made('FAILED', 9)], null],
  ['one that runs after a good one', [made('RUNNING', 0), made('GOOD', 9)], null],
  ['a good one whose file is gone', [made('GOOD', 9, false)], 'NONE'],
  ['a good one of tomorrow, by a wrong clock', [made('GOOD', -20)], 'LATE'],
  ['one that failed behind a good one of tomorrow', [made('GOOD', -20), made('FAILED', 1)], 'FAILED'],
  ['a good one of another instance, whose clock is ahead', [made('GOOD', -0.5)], null],
  ['an old one behind a file that is gone', [made('GOOD', 9, false), made('GOOD', 40)], 'LATE'],
])('of %s it warns as it should', (_case, backups, warning) => {
  expect(backupWarning(backups, NOW)).toBe(warning);
});

it.each<[string, BackupFacts[], boolean]>([
  ['none', [], true],
  ['one of 23 hours ago', [made('GOOD', 23)], false],
  ['an unchecked one of 23 hours ago', [made('UNCHECKED', 23)], false],
  ['one of 25 hours ago', [made('FAILED', 1), made('GOOD', 25)], true],
  ['one whose file is gone', [made('GOOD', 1, false)], true],
  ['one of tomorrow, by a wrong clock', [made('GOOD', -20)], true],
])('a night was missed, or not, after %s', (_case, backups, missed) => {
  expect(isMissed(backups, NOW)).toBe(missed);
});
