import { existsSync } from 'node:fs';
import path from 'node:path';
import { promptHidden } from './foundation/prompt-hidden.js';
import { DumpError } from './data/backup/dump/dump-error.js';
import { PhotoStore } from './data/backup/photos/photo-store.js';
import { openDump } from './data/backup/restore/open-dump.js';
import { readRestoreArguments } from './data/backup/restore/restore-arguments.js';
import { restoreDatabase } from './data/backup/restore/restore-database.js';
import type { Restored } from './data/backup/restore/restore-dump.js';
import { totalRows } from './data/backup/dump/row-counts.js';
import { type Config, readConfig } from './foundation/config.js';
import { openDatabase } from './foundation/database/open-database.js';
import { StartUpError } from './foundation/start-up-error.js';

const USAGE = 'Say what to restore: npm run restore -- FILE [--replace].';

/** A bare name may also be a file in the backup folder. */
function findFile(name: string, { backup }: Config): string {
  const kept = path.join(backup.directory, name);
  return !existsSync(name) && path.basename(name) === name && existsSync(kept) ? kept : path.resolve(name);
}

/** Tries the configured passphrase first, then prompts if there is a terminal. */
const askPassphraseOf =
  ({ backup }: Config) =>
  async (attempt: number): Promise<string | undefined> => {
    if (attempt === 0 && backup.passphrase) return backup.passphrase;
    if (!process.stdin.isTTY || attempt > 3) return undefined;
    return promptHidden('Passphrase of the backup: ');
  };

function report({ facts, rowCounts }: Restored): void {
  const width = Math.max(...Object.keys(rowCounts).map((table) => table.length));
  for (const [table, rows] of Object.entries(rowCounts)) {
    console.log(`${table.padEnd(width)}  ${String(rows).padStart(9)}`);
  }
  const of = [facts.version, facts.madeAt && `made ${facts.madeAt}`].filter(Boolean).join(', ');
  console.log(
    `Restored ${Object.keys(rowCounts).length} tables with ${totalRows(rowCounts)} rows from a dump of ` +
      `${facts.origin}${of ? ` (${of})` : ''}. Its schema is up to date. Everybody has to log in again.`,
  );
}

async function main(args: readonly string[]): Promise<void> {
  const given = readRestoreArguments(args);
  if (!given) throw new StartUpError(USAGE);
  const config = readConfig();
  const file = findFile(given.file, config);
  const ask = askPassphraseOf(config);
  const dump = await openDump(file, ask);
  const photos = async () => {
    const folders = new Set([path.dirname(file), config.backup.directory]);
    const stores = [];
    for (const folder of folders) stores.push(...(await PhotoStore.openAll(folder, ask)));
    return stores;
  };
  const database = await openDatabase(config, console.error);
  try {
    report(await restoreDatabase(database.addresses.direct, dump, { ...given, photos }));
  } finally {
    await database.stop();
  }
}

/** Adds the message of PostgreSQL or the network to unexpected errors. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof StartUpError) return error.message;
  if (error instanceof DumpError) return `Nothing was restored. ${error.message}`;
  const { code, message } = error as { code?: string; message?: string };
  return code === undefined
    ? error
    : `Nothing was restored. The database failed: ${message ?? ''} (${code}).`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
