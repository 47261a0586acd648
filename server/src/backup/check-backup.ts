import type { BackupReason } from '#domain/backup.js';
import { DumpError } from './restore/dump-error.js';
import { openDump } from './restore/open-dump.js';
import { restoreDump } from './restore/restore-dump.js';
import type { RowCounts } from './row-counts.js';
import { withScratchDatabase } from './scratch-database.js';

/** What the look at a backup found. */
export type CheckResult =
  { readonly state: 'GOOD' } | { readonly state: 'UNCHECKED' | 'FAILED'; readonly reason: BackupReason };

const NOT_ALLOWED = '42501';

/**
 * Restores a kept file into a scratch database, as `npm run restore` would, and compares every table's rows with what
 * the dump's own snapshot had.
 */
export async function checkBackup(
  databaseUrl: string,
  file: string,
  passphrase: string | undefined,
  expected: RowCounts,
): Promise<CheckResult> {
  try {
    return await withScratchDatabase(databaseUrl, async (client) => {
      const dump = await openDump(file, async (attempt) => (attempt === 0 ? passphrase : undefined));
      await client.query('begin');
      const { rowCounts } = await restoreDump(client, dump);
      await client.query('commit');
      return isSame(rowCounts, expected) ? { state: 'GOOD' } : { state: 'FAILED', reason: 'CHECK_FAILED' };
    });
  } catch (error) {
    if (error instanceof DumpError) return { state: 'FAILED', reason: 'CHECK_FAILED' };
    const isForbidden = (error as { code?: string }).code === NOT_ALLOWED;
    return { state: 'UNCHECKED', reason: isForbidden ? 'CHECK_NOT_ALLOWED' : 'CHECK_IMPOSSIBLE' };
  }
}

function isSame(counted: RowCounts, expected: RowCounts): boolean {
  const tables = new Set([...Object.keys(counted), ...Object.keys(expected)]);
  return [...tables].every((table) => counted[table] === expected[table]);
}
