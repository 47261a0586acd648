import { readdir } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import type { TestProduct } from '../../product/start-product.js';
import { BackupFolder, make } from './backup-folder.js';

const place = new BackupFolder();

/** Runs a statement in the product's database as the server's administrator. */
async function administer(product: TestProduct, statement: string): Promise<void> {
  const url = new URL(process.env['TEST_POSTGRES_ADMINISTRATOR_URL'] ?? 'postgres://none');
  url.pathname = new URL(product.databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

it("leaves an administrator's extension, with its views and functions, out of a backup, and keeps the clinic’s", async () => {
  const product = await place.start();
  await administer(product, 'create extension pg_stat_statements with schema public');
  expect(await make(product)).toMatchObject({ state: 'GOOD' });
  const { body } = await (await product.logIn()).get('/api/database/backup/');
  expect(body).toContain('create extension if not exists "pg_trgm"');
  expect(body).not.toContain('pg_stat_statements');
});

it('stores a backup whose check needs a right that the database user does not have', async () => {
  const product = await place.start();
  // The clinic's own index uses an extension that only an administrator may create.
  await administer(product, 'create extension bloom with schema public');
  await product.database.query('create index patient_bloom_idx on patient using bloom (id)');
  expect(await make(product)).toMatchObject({ state: 'UNCHECKED', reason: 'CHECK_NOT_ALLOWED' });
  expect(await readdir(place.backups)).toHaveLength(1);
});
