/** Why a dump can't be restored: one sentence for whoever runs the restore. It never quotes a row. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

/** The file ended before the dump did. */
export const BROKEN_OFF = 'The dump is not whole: it ends before its last line.';
