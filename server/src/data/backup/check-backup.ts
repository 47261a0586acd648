import type { BackupReason } from '#domain/data/backup/backup.js';
import { DumpError } from './dump/dump-error.js';
import { openDump } from './restore/open-dump.js';
import { restoreDump } from './restore/restore-dump.js';
import type { RowCounts } from './dump/row-counts.js';
import { withScratchDatabase } from './scratch-database.js';

export type CheckResult =
  | { readonly state: 'GOOD' }
  | { readonly state: 'UNCHECKED' | 'FAILED'; readonly reason: BackupReason };

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const NOT_ALLOWED = '42501';
/**
 * Errors of the server or environment, not of the dump: privileges, missing features, locks, resources, timeouts
 * and the connection.
 */
const ENVIRONMENT_ERROR = /^(42501|0A000|55|08|25P0[34]|40|53|57|58|XX)/;

/**
 * Restores the file into a scratch database, as `npm run restore` would, and compares the row counts of all tables with
 * those of the dump's snapshot.
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
    const { code = '' } = ((error instanceof DumpError ? error.cause : error) as { code?: string }) ?? {};
    if (error instanceof DumpError && !ENVIRONMENT_ERROR.test(code)) {
      return { state: 'FAILED', reason: 'CHECK_FAILED' };
    }
    return { state: 'UNCHECKED', reason: code === NOT_ALLOWED ? 'CHECK_NOT_ALLOWED' : 'CHECK_IMPOSSIBLE' };
  }
}

function isSame(counted: RowCounts, expected: RowCounts): boolean {
  const tables = new Set([...Object.keys(counted), ...Object.keys(expected)]);
  return [...tables].every((table) => counted[table] === expected[table]);
}
