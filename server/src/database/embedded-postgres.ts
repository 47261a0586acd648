import { realpathSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from './embedded-postgres/binaries.js';
import { claimHolder, connectAsAdministrator } from './embedded-postgres/claim.js';
import { clinicDatabaseUrl } from './embedded-postgres/clinic-database.js';
import { prepareDataFolder, readPassword } from './embedded-postgres/data-folder.js';
import { KeptServer } from './embedded-postgres/kept-server.js';
import { runningPostmaster } from './embedded-postgres/postmaster-file.js';

/** A PostgreSQL of our own, on 127.0.0.1 and a port that the system chose. */
export interface EmbeddedPostgres {
  /** The clinic's database, with its password. It stays the same when the server has to be started again. */
  readonly url: string;
  /** Stops the server and returns when it is gone. */
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  /** The data; made on the first start. */
  readonly directory: string;
  /** False for tests only: faster, and a crash of the machine loses data. */
  readonly durable?: boolean;
  /** Hears, in sentences, of a server that died and came back. */
  readonly report?: (sentence: string) => void;
}

/**
 * Starts PostgreSQL on the folder, or adopts the one that a killed app left there, and makes the clinic's database.
 * @throws StartUpError for everything an operator can mend, another app on the same data included.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  const binaries = findBinaries();
  const user = prepareDataFolder(directory, binaries);
  const folder = realpathSync(directory);
  const password = readPassword(folder) ?? '';
  const plan = { folder, binaries, user, durable: options.durable ?? true };
  const server = await KeptServer.start(plan, password, options.report ?? (() => undefined));
  return { url: clinicDatabaseUrl(server.port, password), stop: () => server.stop() };
}

/**
 * The database of an app that runs on this data now, for a command that only wants to talk to it.
 * @returns undefined when no app runs; a server without its app does not count, because nobody would stop it.
 */
export async function runningPostgresUrl(directory: string): Promise<string | undefined> {
  const folder = path.resolve(directory);
  const password = readPassword(folder);
  const server = runningPostmaster(folder);
  if (!password || server?.status !== 'ready') return undefined;
  const connection = await connectAsAdministrator(server.port, password).catch(() => undefined);
  if (!connection) return undefined;
  const holder = await claimHolder(connection).finally(() => connection.end());
  return holder === undefined ? undefined : clinicDatabaseUrl(server.port, password);
}
