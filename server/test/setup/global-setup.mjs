import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

// Jest runs this file without its transforms, so it uses the built server: npm test builds first.
import { startEmbeddedDatabase } from '../../../dist/server/src/foundation/database/embedded-database.js';
import { readPasswords } from '../../../dist/server/src/foundation/postgres/passwords.js';
import { copyData, prepareData } from './prepared-data.mjs';

/** Starts one real PostgreSQL for all server tests, with a migrated database that each test copies. */
export default async function globalSetup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-test-'));
  const directory = path.join(folder, 'postgres');
  const prepared = prepareData();
  copyData(path.join(prepared.folder, 'postgres'), directory);
  prepared.remove();
  const server = await startEmbeddedDatabase({ directory, durable: false });
  process.env.TEST_POSTGRES_URL = server.url;
  const { port } = new URL(server.url);
  const password = readPasswords(directory)?.administrator;
  const administratorUrl = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  process.env.TEST_POSTGRES_ADMINISTRATOR_URL = administratorUrl;
  await allowEmptying(administratorUrl);
  globalThis.stopTestPostgres = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Lets tests empty protected tables (product/empty-tables.ts). @param {string} administratorUrl */
async function allowEmptying(administratorUrl) {
  const client = new pg.Client({ connectionString: administratorUrl });
  await client.connect();
  await client.query('grant set on parameter session_replication_role to huella');
  await client.end();
}
