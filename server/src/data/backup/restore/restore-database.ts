import type pg from 'pg';
import { openConnection } from '../../../foundation/database/connections/connection.js';
import { JOB_QUEUE_SCHEMA } from '../../../foundation/database/job-queue.js';
import { runAndMigrate, unknownMigrations } from '../../../foundation/database/migrate-with.js';
import { refuseNewerDatabase } from '../../../foundation/database/refuse-newer.js';
import { liftTimeouts } from '../../../foundation/database/connections/timeouts.js';
import { CLINIC_SCHEMA, TABLES_WITHOUT_ROWS } from '../dump/clinic-schema.js';
import { countRows, totalRows } from '../dump/row-counts.js';
import type { PhotoStore } from '../photos/photo-store.js';
import { restorePhotos } from '../photos/restore-photos.js';
import { PHOTO_FILES } from '../photos/stored-photos.js';
import { clearDatabase } from './clear-database.js';
import { DumpError } from '../dump/dump-error.js';
import { type Restored, restoreDump } from './restore-dump.js';

export interface RestoreOptions {
  readonly replace: boolean;
  /** Where to find the files of photos that the dump leaves out. */
  readonly photos?: () => Promise<readonly PhotoStore[]>;
}

/**
 * Restores and migrates a dump in one transaction: any failure, even a killed process, leaves the database unchanged.
 * @throws DumpError, or StartUpError if the database belongs to a newer version; otherwise errors of PostgreSQL or
 *   the network.
 */
export async function restoreDatabase(
  databaseUrl: string,
  dump: AsyncIterable<Buffer>,
  { replace, photos = async () => [] }: RestoreOptions,
): Promise<Restored> {
  const client = await openConnection(databaseUrl, 'huella restore');
  try {
    await refuseWhileInUse(client);
    await refuseNewerDatabase(async <Row>(text: string) => (await client.query(text)).rows as Row[]);
    if (!replace) await refuseData(client);
    return await runAndMigrate(client, databaseUrl, async () => {
      await liftTimeouts((statement) => client.query(statement));
      if (replace) await clearDatabase(client);
      const restored = await restoreDump(client, dump);
      await refuseOtherSchemas(client);
      const files = await restorePhotos(client, photos);
      await endSessionsAndRuns(client);
      if (files === 0) return restored;
      return { ...restored, rowCounts: { ...restored.rowCounts, [PHOTO_FILES]: files } };
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ inUse: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
                    and application_name like 'huella%') as "inUse"`,
  );
  if (rows[0]?.inUse)
    throw new DumpError('Huella is running on this database: stop it first, on every machine.');
}

async function refuseData(client: pg.Client): Promise<void> {
  const counts = await countRows(client);
  const tables = Object.keys(counts).length;
  if (tables > 0) {
    throw new DumpError(
      `The database holds data already (${tables} tables, ${totalRows(counts)} rows), and nothing was changed: ` +
        'add --replace to put the dump in its place.',
    );
  }
}

async function refuseOtherSchemas(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ isHuella: boolean }>(
    `select to_regclass('${CLINIC_SCHEMA}.schema_migration') is not null as "isHuella"`,
  );
  if (!tables[0]?.isHuella)
    throw new DumpError('It is no dump of a Huella database: it has no table schema_migration.');
  const { rows } = await client.query<{ name: string }>(
    `select name from ${CLINIC_SCHEMA}.schema_migration order by id`,
  );
  const [unknown] = unknownMigrations(rows.map(({ name }) => name));
  if (unknown) {
    throw new DumpError(
      `The dump comes from a newer Huella (it has ${unknown}, which this one does not know): update Huella first.`,
    );
  }
}

/** A dump by pg_dump contains sessions, which must not be usable; our own contains the backup run that made it. */
async function endSessionsAndRuns(client: pg.Client): Promise<void> {
  await client.query(`drop schema if exists ${JOB_QUEUE_SCHEMA} cascade`);
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1',
    [CLINIC_SCHEMA],
  );
  const tables = rows.map(({ name }) => name);
  const withoutRows = tables.filter((name) => TABLES_WITHOUT_ROWS.includes(name));
  if (withoutRows.length > 0) {
    await client.query(`truncate ${withoutRows.map((name) => `${CLINIC_SCHEMA}.${name}`).join(', ')}`);
  }
  // Dumps of older versions lack this table.
  if (tables.includes('backup_run')) {
    await client.query(`delete from ${CLINIC_SCHEMA}.backup_run where state = 'RUNNING'`);
  }
}
