import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './bootstrap/checkout.mjs';

/** Tables that may have more than one INSERT, by reason. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  'Undoing a merge puts back rows as they were stored.': ['patient', '${table}'],
  'A reading is logged once per visit, which the INSERT itself checks.': ['audit_entry'],
  'Failed logins are limited in the INSERT itself and survive a rollback; terminal commands have no request.':
    ['security_event'],
  'People, programs and the first user get accounts in different ways, the latter without a request.': [
    'staff_user',
  ],
  'One automatic message about each control: the INSERT itself checks that there is none, for several causes at once.':
    ['control_follow_up'],
  'A backup that was found has ended, and may be known already.': ['backup_run'],
  'Old photos are added by a command in a terminal, which runs without the services.': [
    'photo',
    'photo_file',
  ],
};

// Entities that `create` has made are counted there. An INSERT into a table that is chosen while the program runs may be
// a second one for any table.
const INSERT =
  /\b(?:insert|INSERT) into (?:public\.)?"?(\w[\w.]*|\$\{.+?\})|\bem\.(?:create|insert|insertMany|upsert|upsertMany)\(\s*([A-Z]\w*)/g;
const ENTITY = /@Entity\(\{ tableName: '(\w+)' \}\)[\s\S]*?export class (\w+)/g;

it('has one INSERT per table, except for a stated reason', () => {
  const texts = globSync('server/src/**/*.ts', { cwd: root })
    // Migrations and the demo fill tables that are not in use yet.
    .filter((file) => !/\/database\/(migrations|seeds)\/|\.test\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const tableOf = new Map(
    texts.flatMap((text) => [...text.matchAll(ENTITY)].map(([, table, entity]) => [entity!, table!])),
  );
  const tables = texts
    .flatMap((text) => [...text.matchAll(INSERT)])
    .map(([, table, entity]) => table ?? tableOf.get(entity!));
  expect(tables).not.toContain(undefined);
  const several = tables.filter((table, index) => tables.indexOf(table) !== index || table?.startsWith('$'));
  expect([...new Set(several)].toSorted()).toEqual(Object.values(SEVERAL).flat().toSorted());
});
