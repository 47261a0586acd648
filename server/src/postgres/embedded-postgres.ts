import { realpathSync } from 'node:fs';
import path from 'node:path';
import { applicationUrl } from './application-database.js';
import { findBinaries } from './binaries.js';
import { claimData, claimHolder, connectAsAdministrator } from './claim.js';
import { prepareDataFolder } from './data-folder.js';
import { KeptServer } from './kept-server.js';
import { readPasswords } from './passwords.js';
import { runningPostmaster } from './postmaster-file.js';
import { reachableBinaries } from './reachable-binaries.js';
import { serverUser } from './server-user.js';
import { stopServer } from './stop-server.js';

/** A PostgreSQL of our own, on 127.0.0.1 and a port that the system chose. */
export interface EmbeddedPostgres {
  /** The application's database, with its password. It stays the same when the server has to be started again. */
  readonly url: string;
  /** Stops the server and returns when it is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** The data; made on the first start. */
  readonly directory: string;
  /** The name of the application's database and of the role that owns it. */
  readonly application: string;
  /** False for tests only: faster, and a crash of the machine loses data. */
  readonly durable?: boolean;
  /** Hears, in sentences, of a server that died and came back. */
  readonly report?: (sentence: string) => void;
  /** Ends a start that nobody waits for any more, and leaves no server behind. */
  readonly givenUp?: AbortSignal;
}

/**
 * Starts PostgreSQL on the folder, or adopts the one that a killed app left there, and makes the application's
 * database.
 * @throws StartUpError for everything an operator can mend, another app on the same data included.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { application } = options;
  const directory = path.resolve(options.directory);
  const user = serverUser(directory);
  const binaries = reachableBinaries(findBinaries(), user);
  const passwords = prepareDataFolder(directory, binaries, user);
  const plan = { folder: realpathSync(directory), binaries, user, durable: options.durable ?? true };
  const server = await KeptServer.start(
    plan,
    application,
    passwords,
    options.report ?? (() => undefined),
    options.givenUp,
  );
  return { url: applicationUrl(application, server.port, passwords.application), stop: () => server.stop() };
}

/**
 * The database of an app that runs on this data now, for a command that only wants to talk to it.
 * @returns undefined when no app runs; a server without its app does not count, because nobody would stop it.
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

/** Stops the server that an app which was killed left on this data, unless another app has taken it over. */
export async function stopLeftPostgres(directory: string): Promise<void> {
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
