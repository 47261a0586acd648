import { expect, it } from '@jest/globals';
import { isArchived } from './declared-tables.js';

it.each([
  ['a column of an undeclared table', 'nowhere', 'name'],
  ['an undeclared column', 'patient', 'nickname'],
  ['a secret', 'staff_user', 'password_hash'],
  ['a column of a table that is left out', 'session', 'user_agent'],
  ['a column that is left out', 'patient', 'search_text'],
])('the archive never has %s', (_what, table, column) => {
  expect(isArchived(table, column)).toBe(false);
});

it('the archive has a declared column', () => {
  expect(isArchived('patient', 'name')).toBe(true);
});
