import path from 'node:path';
import type { Config } from '../config.js';
import { startEmbeddedDatabase } from './embedded-database.js';

export interface OpenDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

export const embeddedDirectory = (dataDir: string): string => path.join(dataDir, 'postgres');

/**
 * The database of `DATABASE_URL`; without one, starts the embedded database.
 * @param report called with a sentence when the embedded server has crashed or been restarted.
 * @param signal cancels the start.
 * @throws StartUpError
 */
export async function openDatabase(
  config: Config,
  report: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedDatabase({
    directory: embeddedDirectory(config.dataDir),
    report,
    ...(signal && { signal }),
  });
}
