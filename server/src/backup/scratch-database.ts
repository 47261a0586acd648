import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openConnection } from '../database/connection.js';

const MARK = '_backup_check_';
/** PostgreSQL cuts longer names short. */
const LONGEST_NAME = 63;

const beginningOf = (database: string): string =>
  `${database.slice(0, LONGEST_NAME - MARK.length - 8)}${MARK}`;

/**
 * Gives work an empty database beside the clinic's own, and drops it afterwards.
 * @throws what PostgreSQL throws; `42501` where the user may not create one.
 */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const name = `${beginningOf(databaseOf(databaseUrl))}${randomBytes(4).toString('hex')}`;
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

/**
 * Drops what checks that were killed left behind, but for those that another user made. Only for who knows that no check
 * is running on this database.
 */
export async function sweepScratchDatabases(databaseUrl: string): Promise<void> {
  const beginning = beginningOf(databaseOf(databaseUrl));
  await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database
       where starts_with(datname, $1) and substr(datname, char_length($1) + 1) ~ '^[0-9a-f]{8}$'`,
      [beginning],
    );
    for (const { name } of rows) await drop(client, name).catch(() => undefined);
  });
}

const databaseOf = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

async function drop(client: pg.Client, name: string): Promise<void> {
  const statement = `drop database if exists ${pg.escapeIdentifier(name)}`;
  // By force it may not end a vacuum, which is the administrator's; without force it does, but ends nobody else.
  await client.query(`${statement} with (force)`).catch(() => client.query(statement));
}

async function onServer<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openConnection(databaseUrl, 'huella backup');
  try {
    // Databases are not made and dropped in a transaction, which could set this for itself.
    await client.query(`set statement_timeout = '10min'`);
    return await work(client);
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}
