import type pg from 'pg';
import type { Passwords } from './passwords.js';

/** The owner has the same name as the database. */
export function applicationUrl(name: string, port: number, password: string): string {
  return `postgresql://${name}:${password}@127.0.0.1:${port}/${name}`;
}

/**
 * Creates the application's database and its owner if they are missing. The app does not connect as the administrator,
 * who may run programs and read files, so that an SQL injection can't do that either. It may create databases, which
 * restores need.
 */
export async function ensureApplicationDatabase(
  administrator: pg.Client,
  name: string,
  passwords: Passwords,
): Promise<void> {
  // An older version used one password for both roles. Setting it at each start is simpler than tracking that.
  await administrator.query(`alter role postgres password '${passwords.administrator}'`);
  const roles = await administrator.query('select from pg_roles where rolname = $1', [name]);
  if (roles.rowCount === 0)
    await administrator.query(`create role ${name} login createdb password '${passwords.application}'`);
  const databases = await administrator.query('select from pg_database where datname = $1', [name]);
  // template0 has the es-CL collation from initdb, and nothing that was added to template1 later.
  if (databases.rowCount === 0)
    await administrator.query(`create database ${name} owner ${name} template template0`);
}
