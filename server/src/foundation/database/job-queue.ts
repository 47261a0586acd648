import { getConstructionPlans, PgBoss } from 'pg-boss';
import { StartUpError } from '../start-up-error.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE } from './connections/connection.js';

/** The schema of pg-boss's tables. Backups omit it: jobs can be recreated from our own tables. */
export const JOB_QUEUE_SCHEMA = 'pgboss';
/** The version of pg-boss's tables in this program. pg-boss exposes it only in its SQL statements. */
export const JOB_QUEUE_VERSION = Number(
  /into \w+\.version\(version\) values \('(\d+)'\)/i.exec(getConstructionPlans(JOB_QUEUE_SCHEMA))?.[1],
);

/** Longer than the server's statement timeout (timeouts.ts), so no response can come after it. */
const QUERY_TIMEOUT_MS = 5_000;

/**
 * Returns an unstarted queue. pg-boss checks its LISTEN connection every ten seconds.
 * @param connections the maximum number of connections, not counting the listening one.
 */
export function jobQueueOf(databaseUrl: string, connections: number): PgBoss {
  const options = {
    connectionString: databaseUrl,
    application_name: 'huella jobs',
    schema: JOB_QUEUE_SCHEMA,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    ...KEEP_ALIVE,
    useListenNotify: true,
    // The tables are small: rebuilding their indexes is not worth a lock.
    reindex: false,
  };
  return new PgBoss(options);
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Migrates pg-boss's tables.
 * @throws StartUpError if the database's user may not create a schema
 */
export async function prepareJobQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  // start() throws as well; an unhandled 'error' event would end the process.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartUpError(
      `The database's user may not create the schema ${JOB_QUEUE_SCHEMA}: grant it CREATE on the database.`,
    );
  } finally {
    await boss.stop({ graceful: false });
  }
}
