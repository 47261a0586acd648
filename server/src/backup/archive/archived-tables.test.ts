import { describe, expect, it } from '@jest/globals';
import { assertArchived } from './archived-tables.js';
import { text } from './tables/archived-table.js';

describe('a table of the archive', () => {
  const refusal = (table: string, column: string) => () =>
    assertArchived({ table, file: 'x', title: 'x', description: 'x', fields: [text(column, 'X')] });

  it.each([
    ['an undeclared table', 'nowhere', 'name'],
    ['an undeclared column', 'patient', 'nickname'],
    ['a secret', 'staff_user', 'password_hash'],
    ['a column of a table that is left out', 'session', 'user_agent'],
    ['a column that is left out', 'patient', 'search_text'],
    ['a secret inside an expression', 'staff_user', "upper(t.password_hash) || 'x'"],
  ])('is refused with %s', (_what, table, column) => {
    expect(refusal(table, column)).toThrow('must not have');
  });

  it('may have what is declared', () => {
    expect(refusal('patient', 'name')).not.toThrow();
  });
});
