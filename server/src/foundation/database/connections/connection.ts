import type { Duplex } from 'node:stream';
import pg from 'pg';

export const CONNECT_TIMEOUT_MS = 3_000;

/** For a start, a backup or a command, which should not fail because the machine was busy for some seconds. */
export const UNHURRIED_CONNECT_TIMEOUT_MS = 15_000;

/** TCP keep-alive probes a silent peer. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * Opens a connection outside the pool.
 * @throws the errors of PostgreSQL or the network.
 */
export async function openConnection(databaseUrl: string, applicationName: string): Promise<pg.Client> {
  const client = newConnection(databaseUrl, applicationName, UNHURRIED_CONNECT_TIMEOUT_MS);
  await client.connect();
  return client;
}

/** The connection is not yet open. */
export function newConnection(
  databaseUrl: string,
  applicationName: string,
  connectionTimeoutMillis = CONNECT_TIMEOUT_MS,
): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis,
    ...KEEP_ALIVE,
  });
  // The running query fails as well; an unhandled 'error' event would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Closes a connection at once, because a dead peer would never confirm a clean end. Its queries fail immediately. */
export function cutConnection(client: pg.ClientBase): void {
  streamOf(client).destroy();
}

export function onData(client: pg.ClientBase, listener: () => void): void {
  streamOf(client).on('data', listener);
}

/** TLS replaces the stream, so don't keep a reference to it. */
const streamOf = (client: pg.ClientBase): Duplex =>
  (client as pg.ClientBase & { connection: { stream: Duplex } }).connection.stream;
