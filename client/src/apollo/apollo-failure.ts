import { CombinedGraphQLErrors } from '@apollo/client';
import type { FieldErrors } from '#domain/errors.js';
import { ServerError } from '../calls/call-errors';
import { type Failure, knownFailure, UNKNOWN_FAILURE } from '../calls/failure';

/** Reads what a query or mutation of Apollo Client's threw, or what its hook reports. */
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
