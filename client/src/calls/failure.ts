import type { ErrorCode, FieldErrors } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/sentences.es.js';

/** What the server refused; without a code where it said nothing of use. */
export interface Failure {
  readonly code: ErrorCode | undefined;
  /** The server's own words, where they help. */
  readonly sentence: string | undefined;
  readonly fields: FieldErrors;
}

export const UNKNOWN_FAILURE: Failure = { code: undefined, sentence: undefined, fields: {} };

/** Reads what an answer said. A code that is not ours, and a fault inside the server, say nothing that helps. */
export function knownFailure(
  code: string | undefined,
  sentence: string | undefined,
  fields: FieldErrors = {},
): Failure {
  const isOurs = code !== undefined && code in ERROR_MESSAGES;
  return isOurs && code !== 'INTERNAL' ? { code: code as ErrorCode, sentence, fields } : UNKNOWN_FAILURE;
}
