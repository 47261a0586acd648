import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import { StartUpError } from '../../start-up-error.js';
import { newConnection } from './connection.js';

/** By the time PostgreSQL answers `pg_notify`, the notification is already on its way. */
const NOTIFICATION_TIMEOUT_MS = 2_000;

/**
 * Refuses a pooler in transaction mode: notifications from other instances would never arrive there, and prepared
 * statements would end up on other connections. A pooler in session mode works like the database itself.
 * @param client connected to that address.
 * @throws StartUpError
 */
export async function refuseTransactionPooler(client: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // A pooler reports process ids of its own.
  const { processID } = client as pg.Client & { readonly processID: number | null };
  if (rows[0]?.pid === processID || (await receivesNotifications(client, databaseUrl))) return;
  throw new StartUpError(
    'The database is reached through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the database itself.',
  );
}

/** Whether a notification sent on one connection arrives on another. */
async function receivesNotifications(listener: pg.Client, databaseUrl: string): Promise<boolean> {
  const channel = `huella_${randomBytes(8).toString('hex')}`;
  const sender = newConnection(databaseUrl, 'huella');
  try {
    await listener.query(`listen ${channel}`);
    const arrival = once(listener, 'notification', { signal: AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS) });
    const hasArrived = arrival.then(
      () => true,
      () => false,
    );
    await sender.connect();
    await sender.query('select pg_notify($1, $2)', [channel, '']);
    // A notification, not a statement.
    // oxlint-disable-next-line huella/statements-in-order
    return await hasArrived;
  } finally {
    await listener.query(`unlisten ${channel}`);
    await sender.end();
  }
}
