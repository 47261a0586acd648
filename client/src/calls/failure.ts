import { ERROR_CODES, type ErrorCode, type FieldErrors } from '#domain/errors.js';

/** `code` is absent if the error says nothing useful. */
export interface Failure {
  readonly code: ErrorCode | undefined;
  /** The server's own message, if it helps. */
  readonly sentence: string | undefined;
  readonly fields: FieldErrors;
}

export const UNKNOWN_FAILURE: Failure = { code: undefined, sentence: undefined, fields: {} };

/** Unknown codes and internal errors say nothing useful. */
export function knownFailure(
  code: string | undefined,
  sentence: string | undefined,
  fields: FieldErrors = {},
): Failure {
  const isOurs = ERROR_CODES.some((known) => known === code);
  return isOurs && code !== 'INTERNAL' ? { code: code as ErrorCode, sentence, fields } : UNKNOWN_FAILURE;
}
