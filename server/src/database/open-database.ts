import path from 'node:path';
import type { Config } from '../config.js';
import { startEmbeddedDatabase } from './embedded-database.js';

/** A database to work on, and how to leave it. */
export interface OpenDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Where the embedded database of a data folder lives. */
export const embeddedDirectory = (dataDir: string): string => path.join(dataDir, 'postgres');

/**
 * The database that `DATABASE_URL` names, else the embedded one, started.
 * @param report hears of an embedded server that died and came back.
 * @param givenUp ends a start that nobody waits for any more.
 * @throws StartUpError
 */
export async function openDatabase(
  config: Config,
  report: (sentence: string) => void,
  givenUp?: AbortSignal,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedDatabase({
    directory: embeddedDirectory(config.dataDir),
    report,
    ...(givenUp && { givenUp }),
  });
}
