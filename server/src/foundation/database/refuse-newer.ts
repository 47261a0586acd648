import { StartUpError } from '../start-up-error.js';
import { unknownMigrations } from './migrate-with.js';

/**
 * Call before changing anything.
 * @param rows runs a query.
 * @throws StartUpError if a newer version has migrated the database
 */
export async function refuseNewerDatabase(
  rows: <Row>(text: string) => Promise<readonly Row[]>,
): Promise<void> {
  const [table] = await rows<{ exists: boolean }>(
    `select to_regclass('schema_migration') is not null as exists`,
  );
  if (!table?.exists) return;
  const done = await rows<{ name: string }>('select name from schema_migration order by id');
  const [unknown] = unknownMigrations(done.map(({ name }) => name));
  if (!unknown) return;
  throw new StartUpError(
    `The database belongs to a newer Huella (it has ${unknown}, which this one does not know): ` +
      'use that version or a newer one, or choose another database with DATABASE_URL or DATA_DIR.',
  );
}
