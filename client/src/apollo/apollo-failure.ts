import { CombinedGraphQLErrors } from '@apollo/client';
import type { FieldErrors } from '#domain/errors.js';
import { ServerError } from '../calls/call-errors';
import { type Failure, knownFailure, UNKNOWN_FAILURE } from '../calls/failure';

/** Translates an error thrown by a query or mutation of Apollo Client, or reported by its hook. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, fields } = (first?.extensions ?? {}) as { code?: string; fields?: FieldErrors };
    return knownFailure(code, first?.message, fields);
  }
  return error instanceof ServerError
    ? knownFailure(error.code, error.sentence, error.fields)
    : UNKNOWN_FAILURE;
}
