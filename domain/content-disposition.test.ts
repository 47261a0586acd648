import { expect, it } from '@jest/globals';
import { attachedName } from './content-disposition.js';

it.each([
  ['attachment; filename="backup_2026-11-21_0930.sql"', 'backup_2026-11-21_0930.sql'],
  ['attachment; filename=backup.sql', 'backup.sql'],
  ['attachment', undefined],
  [null, undefined],
  ['attachment; filename="../../etc/passwd"', undefined],
])('reads from the header %j the file name %s', (header, name) => {
  expect(attachedName(header)).toBe(name);
});
