import { CombinedGraphQLErrors } from '@apollo/client';
import type { ErrorCode, FieldErrors } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { ServerError } from './call-errors';

/** An error of Apollo Client's as the server meant it; one without a code where the server said nothing of use. */
export interface Failure {
  readonly code: ErrorCode | undefined;
  /** The server's own words, where they help. */
  readonly sentence: string | undefined;
  readonly fields: FieldErrors;
}

const UNKNOWN: Failure = { code: undefined, sentence: undefined, fields: {} };

/** Reads what a query or mutation of Apollo Client's threw, or what its hook reports. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, fields } = (first?.extensions ?? {}) as { code?: string; fields?: FieldErrors };
    return known(code, first?.message, fields);
  }
  return error instanceof ServerError ? known(error.code, error.sentence, error.fields) : UNKNOWN;
}

function known(code: string | undefined, sentence: string | undefined, fields: FieldErrors = {}): Failure {
  const isOurs = code !== undefined && code in ERROR_MESSAGES;
  // What the server says of a fault of its own helps nobody.
  return isOurs && code !== 'INTERNAL' ? { code: code as ErrorCode, sentence, fields } : UNKNOWN;
}
