import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openConnection } from '../../foundation/database/connections/connection.js';

const MARK = '_backup_check_';
/** PostgreSQL truncates longer names. */
const MAX_NAME_LENGTH = 63;

const prefixOf = (database: string): string =>
  `${database.slice(0, MAX_NAME_LENGTH - MARK.length - 8)}${MARK}`;

/**
 * Runs `work` on a new, empty database on the same server, and drops it afterwards.
 * @throws PostgreSQL errors; `42501` if the user may not create a database.
 */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const name = `${prefixOf(databaseOf(databaseUrl))}${randomBytes(4).toString('hex')}`;
  await onServer(databaseUrl, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template template0`),
  );
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${encodeURIComponent(name)}`;
    return await onServer(url.href, work);
  } finally {
    await onServer(databaseUrl, (client) => drop(client, name)).catch(() => undefined);
  }
}

/** Drops the databases of killed checks, except those of other users. Call only while no check is running. */
export async function sweepScratchDatabases(databaseUrl: string): Promise<void> {
  const prefix = prefixOf(databaseOf(databaseUrl));
  await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database
       where starts_with(datname, $1) and substr(datname, char_length($1) + 1) ~ '^[0-9a-f]{8}$'`,
      [prefix],
    );
    for (const { name } of rows) await drop(client, name).catch(() => undefined);
  });
}

const databaseOf = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

async function drop(client: pg.Client, name: string): Promise<void> {
  const statement = `drop database if exists ${pg.escapeIdentifier(name)}`;
  // With force, it fails if an autovacuum (run by the superuser) is at work; without force, only that is ended.
  await client.query(`${statement} with (force)`).catch(() => client.query(statement));
}

async function onServer<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openConnection(databaseUrl, 'huella backup');
  try {
    // CREATE and DROP DATABASE can't run in a transaction, so SET LOCAL is not possible.
    await client.query(`set statement_timeout = '10min'`);
    return await work(client);
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}
