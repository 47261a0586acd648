import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { UNHURRIED_CONNECT_TIMEOUT_MS } from './connections/connection.js';
import { MIGRATIONS } from './migrations/all.js';

type Entities = NonNullable<Options['entities']>;

/** @param entities the entities to load; plain SQL needs none. */
export function ormOptions(databaseUrl: string, entities: Entities = []): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    ...ipv6Host(databaseUrl),
    entities,
    discovery: { warnWhenNoEntities: false },
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: { migrationsList: MIGRATIONS, snapshot: false, silent: true, tableName: 'schema_migration' },
    forceUtcTimezone: true,
    // Not for requests, whose connections come from a pool of their own.
    driverOptions: { connectionTimeoutMillis: UNHURRIED_CONNECT_TIMEOUT_MS, application_name: 'huella' },
    pool: { min: 0, max: 20, idleTimeoutMillis: 30_000 },
  });
}

/** MikroORM passes the host of a URL on to the resolver as it is, but an IPv6 address has brackets only in a URL. */
function ipv6Host(databaseUrl: string): Pick<Options, 'host'> {
  const [, host] = /^\w+:\/\/(?:[^/@]*@)?\[([^\]]+)\]/.exec(databaseUrl) ?? [];
  return host === undefined ? {} : { host };
}
