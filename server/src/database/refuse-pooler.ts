import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { StartUpError } from '../start-up-error.js';
import { newConnection } from './connection.js';

/** What PostgreSQL announces is on its way before the announcement's own answer. */
const HEARD_WITHIN_MS = 2_000;

/**
 * Refuses a pooler that runs each transaction on any connection: there, changes of other instances would never be heard of,
 * and prepared statements would be met by strangers. One in session mode is as good as the database itself.
 * @param client connected, at that address.
 * @throws StartUpError
 */
export async function refuseTransactionPooler(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Whoever stands in between gives numbers of its own to those who connect.
  const { processID } = client as pg.Client & { readonly processID: number | null };
  if (rows[0]?.pid === processID || (await hearsOthers(client, databaseUrl))) return;
  throw new StartUpError(
    'The database is reached through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the database itself.',
  );
}

/** Whether what is announced on one connection is heard on another. */
async function hearsOthers(listener: pg.Client, databaseUrl: string): Promise<boolean> {
  const channel = `huella_${randomBytes(8).toString('hex')}`;
  const speaker = newConnection(databaseUrl, 'huella');
  try {
    await listener.query(`listen ${channel}`);
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(HEARD_WITHIN_MS) });
    const isHeard = heard.then(
      () => true,
      () => false,
    );
    await speaker.connect();
    await speaker.query('select pg_notify($1, $2)', [channel, '']);
    return await isHeard;
  } finally {
    await listener.query(`unlisten ${channel}`);
    await speaker.end();
  }
}
