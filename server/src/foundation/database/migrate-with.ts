import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { MIGRATIONS } from './migrations/all.js';
import { CREATE_OWN_ROWS, DROP_OWN_ROWS } from './migrations/own-rows.js';
import { ormOptions } from './orm-options.js';

/**
 * Runs `work` and then the pending migrations in one transaction of the client: either both are committed or neither.
 */
export async function runAndMigrate<T>(
  client: pg.Client,
  databaseUrl: string,
  work: () => Promise<T>,
): Promise<T> {
  const orm = await MikroORM.init({
    ...ormOptions(databaseUrl),
    driverOptions: () => new PostgresDialect({ pool: poolOf(client) }),
  });
  try {
    return await orm.em.fork().transactional(async (em) => {
      await em.execute(DROP_OWN_ROWS);
      const result = await work();
      const transaction = em.getTransactionContext();
      await orm.migrator.up(transaction ? { transaction } : {});
      for (const statement of CREATE_OWN_ROWS) await em.execute(statement);
      return result;
    });
  } finally {
    await orm.close(true);
  }
}

/** A pool of one client, which the caller closes. */
function poolOf(client: pg.Client): PostgresPool {
  const borrowed = Object.assign(Object.create(client) as PostgresPoolClient, {
    query: client.query.bind(client),
    release: () => undefined,
  });
  return { connect: async () => borrowed, end: async () => undefined, options: {} };
}

/** Applied migrations that this program does not have: the database belongs to a newer version. */
export const unknownMigrations = (names: readonly string[]): string[] =>
  names.filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
