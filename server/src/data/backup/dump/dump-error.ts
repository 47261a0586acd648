/** The message is a sentence for the operator that never quotes a row. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

export const TRUNCATED = 'The dump is not whole: it ends before its last line.';
