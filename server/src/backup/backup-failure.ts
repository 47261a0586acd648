import type { BackupReason } from '#domain/backup.js';

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
const AWAY = /^(08\w{3}|57P0[1-5]|53[23]\w{2}|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const AWAY_MESSAGE = /connection (terminated|error|ended)|not queryable|client was closed/i;

/** Why making a backup failed, from what the file system, PostgreSQL or the network threw. */
export function reasonOf(error: unknown): BackupReason {
  if (error instanceof BackupFailure) return error.reason;
  const { code = '', message = '', name = '' } = error as { code?: string; message?: string; name?: string };
  if (name === 'AbortError' || code === 'ABORT_ERR') return 'INTERRUPTED';
  if (FULL.has(code)) return 'DISK_FULL';
  if (UNUSABLE.has(code)) return 'FOLDER_UNUSABLE';
  return AWAY.test(code) || AWAY_MESSAGE.test(message) ? 'DATABASE_AWAY' : 'UNKNOWN';
}
