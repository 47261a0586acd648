import { StartUpError } from '../start-up-error.js';
import { newConnection } from './connections/connection.js';
import { JOB_QUEUE_SCHEMA, JOB_QUEUE_VERSION } from './job-queue.js';
import { MIGRATIONS } from './migrations/all.js';
import { ARE_OWN_ROWS_CURRENT } from './migrations/own-rows.js';
import { refuseTransactionPooler } from './connections/refuse-pooler.js';
import { missingTimeouts } from './connections/timeouts.js';

/**
 * Whether this version can start without changing anything. Checked on a single connection, before taking the lock and
 * loading the libraries that changes need. Any other failure returns false; preparing the database then reports it.
 * @throws StartUpError for a pooler that can't be used.
 */
export async function isUpToDate(databaseUrl: string): Promise<boolean> {
  const client = newConnection(databaseUrl, 'huella');
  const rows = async <Row>(text: string): Promise<Row[]> => (await client.query(text)).rows as Row[];
  try {
    await client.connect();
    await refuseTransactionPooler(client, databaseUrl);
    const applied = await rows<{ name: string }>('select name from schema_migration');
    const [queue] = await rows<{ version: number }>(`select version from ${JOB_QUEUE_SCHEMA}.version`);
    const [views] = await rows<{ isCurrent: boolean }>(ARE_OWN_ROWS_CURRENT);
    return (
      applied.length === MIGRATIONS.length &&
      applied.every(({ name }) => MIGRATIONS.some((migration) => migration.name === name)) &&
      queue?.version === JOB_QUEUE_VERSION &&
      !!views?.isCurrent &&
      (await missingTimeouts(rows)).length === 0
    );
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
