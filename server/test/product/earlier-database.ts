import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormOptions } from '../../src/foundation/database/orm-options.js';
import { createEmptyDatabase, dropDatabase } from './test-databases.js';

export interface EarlierDatabase {
  readonly address: string;
  readonly client: pg.Client;
  /** Migrates the database to today's version. */
  migrate(): Promise<void>;
}

/**
 * Creates a database of an earlier version for the duration of the work.
 * @param from its last migration
 * @param later migrations that it had as well, without those between
 */
export async function withDatabaseOf<T>(
  from: string,
  work: (database: EarlierDatabase) => Promise<T>,
  later: readonly string[] = [],
): Promise<T> {
  const name = `earlier_${randomUUID().slice(0, 8)}`;
  const address = await createEmptyDatabase(name);
  const orm = await MikroORM.init(ormOptions(address));
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await orm.migrator.up({ to: from });
    if (later.length > 0) await orm.migrator.up({ migrations: [...later] });
    return await work({ address, client, migrate: async () => void (await orm.migrator.up()) });
  } finally {
    await client.end();
    await orm.close(true);
    await dropDatabase(name);
  }
}
