import { StartUpError } from '../start-up-error.js';
import { unknownMigrations } from './migrate-with.js';

/**
 * Looks whether a newer program has been at work on the database, before anything of it is touched.
 * @param rows runs a query.
 * @throws StartUpError with one sentence
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
