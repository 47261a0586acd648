import type { Duplex } from 'node:stream';
import pg from 'pg';

/** Nobody is kept waiting longer for a database that does not take a connection. */
export const CONNECT_TIMEOUT_MS = 3_000;

/** TCP asks a silent peer whether it is still there. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** A connection of its own, besides those that requests share. @throws what PostgreSQL or the network throws. */
export async function openConnection(databaseUrl: string, applicationName: string): Promise<pg.Client> {
  const client = newConnection(databaseUrl, applicationName);
  await client.connect();
  return client;
}

/** The same, not connected. */
export function newConnection(databaseUrl: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...KEEP_ALIVE,
  });
  // A server that dies also fails the query that runs; an event that nobody hears would end the process.
  client.on('error', () => undefined);
  return client;
}

/** Ends a connection without a goodbye, for which a dead peer would never answer. Its queries fail at once. */
export function cutConnection(client: pg.ClientBase): void {
  streamOf(client).destroy();
}

/** Calls back whenever the server said anything. */
export function onAnyAnswer(client: pg.ClientBase, heard: () => void): void {
  streamOf(client).on('data', heard);
}

/** Once TLS has begun it is another one than before: ask for it when it is needed. */
const streamOf = (client: pg.ClientBase): Duplex =>
  (client as pg.ClientBase & { connection: { stream: Duplex } }).connection.stream;
