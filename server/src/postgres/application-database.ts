import type pg from 'pg';
import type { Passwords } from './passwords.js';

/** The address of the application's database on this server. Its owner has the same name. */
export function applicationUrl(name: string, port: number, password: string): string {
  return `postgresql://${name}:${password}@127.0.0.1:${port}/${name}`;
}

/**
 * Makes the application's database and its owner where they are missing. The app is not the server's administrator,
 * who may run programs and read files: a hole in a query must not reach that far. It may create databases, to restore
 * into.
 */
export async function ensureApplicationDatabase(
  administrator: pg.Client,
  name: string,
  passwords: Passwords,
): Promise<void> {
  // Data of an older version has one password for both roles; doing so each time needs no note of what was done.
  await administrator.query(`alter role postgres password '${passwords.administrator}'`);
  const roles = await administrator.query('select from pg_roles where rolname = $1', [name]);
  if (roles.rowCount === 0)
    await administrator.query(`create role ${name} login createdb password '${passwords.application}'`);
  const databases = await administrator.query('select from pg_database where datname = $1', [name]);
  // template0 has the order of es-CL from initdb, and nothing that an administrator may have added to template1.
  if (databases.rowCount === 0)
    await administrator.query(`create database ${name} owner ${name} template template0`);
}
