import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { isUpToDate } from '../../../src/foundation/database/is-up-to-date.js';
import { prepareDatabase } from '../../../src/foundation/database/prepare-database.js';
import { FakePooler } from '../../product/fake-pooler.js';
import { createDatabase, dropDatabase } from '../../product/test-databases.js';

let name: string;
let url: string;

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll('-', '')}`;
  url = await createDatabase(name);
});
afterEach(() => dropDatabase(name));

const query = async (text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
};

it('counts a database of this version as prepared, but not one that cannot be reached', async () => {
  expect(await isUpToDate(url)).toBe(true);
  expect(await isUpToDate('postgresql://unknown@127.0.0.1:1/nothing')).toBe(false);
});

it('sets a timeout of the database role again after it was removed', async () => {
  await query(`alter role session_user in database "${name}" reset lock_timeout`);
  expect(await query('show lock_timeout')).toEqual([{ lock_timeout: '0' }]);
  await prepareDatabase(url);
  expect(await query('show lock_timeout')).toEqual([{ lock_timeout: '2s' }]);
});

it('creates missing job tables again, because a restored backup lacks them', async () => {
  await query('drop schema pgboss cascade');
  await prepareDatabase(url);
  expect(await query('select count(*)::int as count from pgboss.version')).toEqual([{ count: 1 }]);
});

it.each([
  ['is pending', 'delete from schema_migration where id = (select max(id) from schema_migration)'],
  ['is not known', `update schema_migration set name = '9999-later' where id = 1`],
])('detects a migration that %s', async (_what, change) => {
  await query(change);
  expect(await isUpToDate(url)).toBe(false);
});

it('refuses a pooler in transaction mode with advice, and accepts one in session mode', async () => {
  const byTransactions = await FakePooler.at(url, 'transaction');
  const bySessions = await FakePooler.at(url, 'session');
  try {
    await expect(prepareDatabase(byTransactions.nearUrl)).rejects.toThrow(
      'The database is reached through a pooler in transaction mode: set DATABASE_DIRECT_URL',
    );
    expect(await isUpToDate(bySessions.nearUrl)).toBe(true);
  } finally {
    await byTransactions.pooler.stop();
    await bySessions.pooler.stop();
  }
});
