import { ERROR_MESSAGES } from '#domain/error-messages.es.js';
import type { DomainError, ErrorCode } from '#domain/errors.js';
import { ERROR_STATUS } from './error-status.js';

export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

export const isFhirAddress = (url: string): boolean => /^\/fhir(\/|\?|$)/.test(url);

/** FHIR's issue types (http://hl7.org/fhir/issue-type); a code not listed here conflicts with stored data. */
const ISSUES: Readonly<Partial<Record<ErrorCode, string>>> = {
  INVALID_INPUT: 'invalid',
  BAD_REQUEST: 'invalid',
  UNAUTHENTICATED: 'login',
  CODE_REQUIRED: 'login',
  CSRF_FAILED: 'forbidden',
  FORBIDDEN: 'forbidden',
  SECOND_FACTOR_SETUP_REQUIRED: 'forbidden',
  NOT_FOUND: 'not-found',
  METHOD_NOT_ALLOWED: 'not-supported',
  NOT_ACCEPTABLE: 'not-supported',
  UNSUPPORTED_MEDIA_TYPE: 'not-supported',
  PAYLOAD_TOO_LARGE: 'too-long',
  TOO_MANY_REQUESTS: 'throttled',
  OVERLOADED: 'throttled',
  DATABASE_UNAVAILABLE: 'transient',
  INTERNAL: 'exception',
};

/** An error in FHIR's format; its text is in Spanish like all error texts. */
export function operationOutcome(error: DomainError): Readonly<Record<string, unknown>> {
  const sentences = error.fields
    ? Object.values(error.fields).flat()
    : [error.sentence ?? ERROR_MESSAGES[error.code]];
  return {
    resourceType: 'OperationOutcome',
    issue: sentences.map((text) => ({
      severity: ERROR_STATUS[error.code] >= 500 ? 'fatal' : 'error',
      code: ISSUES[error.code] ?? 'conflict',
      details: { text },
    })),
  };
}
