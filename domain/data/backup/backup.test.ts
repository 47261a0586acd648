import { expect, it } from '@jest/globals';
import {
  type BackupFacts,
  type BackupState,
  type BackupWarning,
  backupWarning,
  isMissed,
  isWholeDump,
} from './backup.js';

it('distinguishes a complete dump from a truncated one', () => {
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
  ['no backups at all', [], 'NONE'],
  ['only a running one', [made('RUNNING', 0)], 'NONE'],
  ['a good one from last night', [made('GOOD', 9)], null],
  ['a good one from 36 hours ago', [made('GOOD', 36)], null],
  ['a good one from 37 hours ago', [made('GOOD', 37)], 'LATE'],
  ['an unchecked one', [made('UNCHECKED', 9), made('GOOD', 30)], 'UNCHECKED'],
  ['one that failed after a good one', [made('FAILED', 1), made('GOOD', 9)], 'FAILED'],
  ['a good one after one that failed', [made('GOOD', 1), made('FAILED', 9)], null],
  ['a running one after a good one', [made('RUNNING', 0), made('GOOD', 9)], null],
  ['a good one whose file is gone', [made('GOOD', 9, false)], 'NONE'],
  ['a good one dated tomorrow by a wrong clock', [made('GOOD', -20)], 'LATE'],
  ['one that failed before a good one dated tomorrow', [made('GOOD', -20), made('FAILED', 1)], 'FAILED'],
  ['a good one from another instance whose clock is ahead', [made('GOOD', -0.5)], null],
  ['an old one before one whose file is gone', [made('GOOD', 9, false), made('GOOD', 40)], 'LATE'],
])('gives the right warning for %s', (_case, backups, warning) => {
  expect(backupWarning(backups, NOW)).toBe(warning);
});

it.each<[string, BackupFacts[], boolean]>([
  ['no backups', [], true],
  ['one from 23 hours ago', [made('GOOD', 23)], false],
  ['an unchecked one from 23 hours ago', [made('UNCHECKED', 23)], false],
  ['one from 25 hours ago', [made('FAILED', 1), made('GOOD', 25)], true],
  ['one whose file is gone', [made('GOOD', 1, false)], true],
  ['one dated tomorrow by a wrong clock', [made('GOOD', -20)], true],
])('decides whether the nightly backup was missed, given %s', (_case, backups, missed) => {
  expect(isMissed(backups, NOW)).toBe(missed);
});
