import { realpathSync } from 'node:fs';
import path from 'node:path';
import { applicationUrl } from './application-database.js';
import { findBinaries } from './binaries.js';
import { claimData, claimHolder, connectAsAdministrator } from './claim.js';
import { prepareDataFolder } from './data-folder.js';
import { SupervisedServer } from './supervised-server.js';
import { readPasswords } from './passwords.js';
import { runningPostmaster } from './postmaster-file.js';
import { reachableBinaries } from './reachable-binaries.js';
import { serverUser } from './server-user.js';
import { stopServer } from './stop-server.js';

/** Listens on 127.0.0.1, on a port chosen by the system. */
export interface EmbeddedPostgres {
  /** Includes the password. It stays the same when the server is restarted. */
  readonly url: string;
  /** Resolves once the server has exited. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The data folder; created on the first start. */
  readonly directory: string;
  /** The name of the application's database and of its owner. */
  readonly application: string;
  /** False only for tests: faster, but a crash of the machine loses data. */
  readonly durable?: boolean;
  /** Called with a message when the server has crashed or been restarted. */
  readonly report?: (sentence: string) => void;
  /** Cancels the start; no server is left running. */
  readonly signal?: AbortSignal;
}

/**
 * Starts PostgreSQL on the folder, or adopts the server that a killed app left running, and creates the application's
 * database.
 * @throws StartUpError for every problem an operator can fix, including another app on the same data.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { application } = options;
  const directory = path.resolve(options.directory);
  const user = serverUser(directory);
  const binaries = reachableBinaries(findBinaries(), user);
  const passwords = prepareDataFolder(directory, binaries, user);
  const plan = { folder: realpathSync(directory), binaries, user, durable: options.durable ?? true };
  const server = await SupervisedServer.start(
    plan,
    application,
    passwords,
    options.report ?? (() => undefined),
    options.signal,
  );
  return { url: applicationUrl(application, server.port, passwords.application), stop: () => server.stop() };
}

/**
 * The URL of the database if an app is using this data now.
 * @returns undefined if no app is running. A server without an app does not count, because nothing would stop it.
 */
export async function runningPostgresUrl(
  directory: string,
  application: string,
): Promise<string | undefined> {
  const folder = path.resolve(directory);
  const passwords = readPasswords(folder);
  const server = runningPostmaster(folder);
  if (!passwords || server?.status !== 'ready') return undefined;
  const connection = await connectAsAdministrator(server.port, passwords).catch(() => undefined);
  if (!connection) return undefined;
  const holder = await claimHolder(connection).finally(() => connection.end());
  return holder === undefined ? undefined : applicationUrl(application, server.port, passwords.application);
}

/** Stops the server that a killed app left running, unless another app has adopted it. */
export async function stopOrphanedPostgres(directory: string): Promise<void> {
  const folder = path.resolve(directory);
  const passwords = readPasswords(folder);
  const server = runningPostmaster(folder);
  if (!passwords || !server) return;
  const connection = await connectAsAdministrator(server.port, passwords);
  try {
    await claimData(connection, folder);
    await stopServer(server.pid);
  } finally {
    await connection.end();
  }
}
