import { expect, it } from '@jest/globals';
import { backupFileName, isWholeDump } from './backup.js';

it.each([
  ['attachment; filename="backup_2026-11-21_0930.sql"', 'backup_2026-11-21_0930.sql'],
  ['attachment; filename=backup.sql', 'backup.sql'],
  ['attachment', 'backup.sql'],
  [null, 'backup.sql'],
  ['attachment; filename="../../etc/passwd"', 'backup.sql'],
])('%j names the file %s', (header, name) => {
  expect(backupFileName(header)).toBe(name);
});

it('tells a whole dump from one that broke off', () => {
  expect(isWholeDump('commit;\n-- Huella: the dump is complete\n')).toBe(true);
  expect(isWholeDump('1\tAna\t')).toBe(false);
});
