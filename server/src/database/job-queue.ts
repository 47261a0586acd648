import { PgBoss } from 'pg-boss';
import { StartUpError } from '../start-up-error.js';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE } from './connection.js';

/** The schema that pg-boss keeps its tables in. What waits there is made again from our own tables. */
export const JOB_QUEUE_SCHEMA = 'pgboss';

/** Longer than the server gives a statement (timeouts.ts): then nobody answers any more. */
const QUERY_TIMEOUT_MS = 5_000;

/**
 * The queue of a database, not started. pg-boss asks the connection that listens every ten seconds whether it still does.
 * @param connections at most, besides one that listens.
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
    // Its tables are as small as a clinic is: rebuilding their indexes is not worth a lock.
    reindex: false,
  };
  return new PgBoss(options);
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Brings the queue's tables up to the version of its library.
 * @throws StartUpError where the database's user may not create a schema
 */
export async function prepareJobQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOB_QUEUE_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  // A fault while it starts is thrown by start(); an event that nobody hears would end the process.
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
