import type { BackupReason } from '#domain/backup.js';
import { isDatabaseAway } from '../database/database-away.js';

/** A backup that could not be made, for a reason that staff can read. */
export class BackupFailure extends Error {
  override readonly name = 'BackupFailure';

  constructor(readonly reason: BackupReason) {
    super(reason);
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNUSABLE = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'EISDIR',
  'ELOOP',
  'EIO',
]);

/** Why making a backup failed, from what the file system, PostgreSQL or the network threw. */
export function reasonOf(error: unknown): BackupReason {
  if (error instanceof BackupFailure) return error.reason;
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'AbortError' || code === 'ABORT_ERR') return 'INTERRUPTED';
  if (FULL.has(code)) return 'DISK_FULL';
  if (UNUSABLE.has(code)) return 'FOLDER_UNUSABLE';
  return isDatabaseAway(error) ? 'DATABASE_AWAY' : 'UNKNOWN';
}
