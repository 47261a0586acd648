import type { BackupReason } from '#domain/data/backup/backup.js';
import { isDatabaseUnavailable } from '../../foundation/database/connections/database-unavailable.js';

/** An error whose reason is shown to staff. */
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

export function reasonOf(error: unknown): BackupReason {
  if (error instanceof BackupFailure) return error.reason;
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'AbortError' || code === 'ABORT_ERR') return 'INTERRUPTED';
  if (FULL.has(code)) return 'DISK_FULL';
  if (UNUSABLE.has(code)) return 'FOLDER_UNUSABLE';
  return isDatabaseUnavailable(error) ? 'DATABASE_AWAY' : 'UNKNOWN';
}
