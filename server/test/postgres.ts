import pg from 'pg';

function addressOf(database: string): string {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('no test server: run the tests with npm test');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
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

/** A copy of the migrated database (global-setup.mjs). @returns its address. */
export async function createDatabase(name: string): Promise<string> {
  await onServer(`create database "${name}" template huella`);
  return addressOf(name);
}

/** A database without any table. @returns its address. */
export async function createEmptyDatabase(name: string): Promise<string> {
  await onServer(`create database "${name}" template template0`);
  return addressOf(name);
}

/** By force it may not end a vacuum that happens to run, and without force nothing else. */
export const dropDatabase = (name: string): Promise<void> =>
  onServer(`drop database if exists "${name}" with (force)`).catch(() =>
    onServer(`drop database if exists "${name}"`),
  );
