import pg from 'pg';
import { setRoleTimeouts } from '../../src/foundation/database/connections/timeouts.js';

function addressOf(database: string): string {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('no test server: run the tests with npm test');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function on<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs statements as the test server's administrator. */
export async function asAdministrator(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_POSTGRES_ADMINISTRATOR_URL'] });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const onServer = (statement: string): Promise<unknown> => on('postgres', (client) => client.query(statement));

/** Creates a copy of the migrated database (global-setup.mjs). @returns its address. */
export async function createDatabase(name: string): Promise<string> {
  // Copies the files: writing every page to the log as well would take twice as long.
  await onServer(`create database "${name}" template huella strategy file_copy`);
  // The copy lacks only the role's settings, which a start would set.
  await on(name, (client) =>
    setRoleTimeouts(async <Row>(statement: string) => (await client.query(statement)).rows as Row[]),
  );
  return addressOf(name);
}

/** Creates a database without tables. @returns its address. */
export async function createEmptyDatabase(name: string): Promise<string> {
  await onServer(`create database "${name}" template template0 strategy file_copy`);
  return addressOf(name);
}

/** Drops as the administrator, who can end every connection, even a vacuum. */
export async function dropDatabase(name: string): Promise<void> {
  await asAdministrator(`drop database if exists "${name}" with (force)`);
}
