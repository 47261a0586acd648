import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { MIGRATIONS } from './migrations/all.js';

type Entities = NonNullable<Options['entities']>;

/**
 * How the product talks to PostgreSQL, embedded or not.
 * @param entities those that are loaded through it; plain SQL needs none.
 */
export function ormOptions(databaseUrl: string, entities: Entities = []): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities,
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true, tableName: 'schema_migration' },
    forceUtcTimezone: true,
    // A statement that waits on a dead peer must not hold a visitor for ever.
    driverOptions: { connectionTimeoutMillis: 5_000, application_name: 'huella' },
    pool: { min: 0, max: 20, idleTimeoutMillis: 30_000 },
  });
}
