import path from 'node:path';
import type { Config } from '../config.js';
import type { DatabaseAddresses } from '../database-addresses.js';
import { startEmbeddedDatabase } from './embedded-database.js';

export interface OpenDatabase {
  readonly addresses: DatabaseAddresses;
  stop(): Promise<void>;
}

export const embeddedDirectory = (dataDir: string): string => path.join(dataDir, 'postgres');

/**
 * Opens the database of `DATABASE_URL`, or starts the embedded database if that is not set.
 * @param report called with a message when the embedded server has crashed or been restarted.
 * @param signal cancels the start.
 * @throws StartUpError
 */
export async function openDatabase(
  config: Config,
  report: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  if (config.database) return { addresses: config.database, stop: async () => undefined };
  const embedded = await startEmbeddedDatabase({
    directory: embeddedDirectory(config.dataDir),
    report,
    ...(signal && { signal }),
  });
  return { addresses: { url: embedded.url, direct: embedded.url }, stop: () => embedded.stop() };
}
