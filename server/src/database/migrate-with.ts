import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { MIGRATIONS } from './migrations/all.js';
import { ormOptions } from './orm-options.js';

/**
 * Runs something in one transaction of a client, then the migrations that its result lacks, and commits the two
 * together: the database has the whole of it, up to date, or is as it was.
 */
export async function migratedWith<T>(
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
      const result = await work();
      const transaction = em.getTransactionContext();
      await orm.migrator.up(transaction ? { transaction } : {});
      return result;
    });
  } finally {
    await orm.close(true);
  }
}

/** Hands out the one client, and leaves it open: it is its owner's. */
function poolOf(client: pg.Client): PostgresPool {
  const handed = Object.assign(Object.create(client) as PostgresPoolClient, {
    query: client.query.bind(client),
    release: () => undefined,
  });
  return { connect: async () => handed, end: async () => undefined, options: {} };
}

/** Migrations that a database has and this program does not know: it comes from a newer one. */
export const unknownMigrations = (names: readonly string[]): string[] =>
  names.filter((name) => !MIGRATIONS.some((migration) => migration.name === name));
