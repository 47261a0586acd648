import type { ErrorCode } from '#domain/errors.js';

/** The only place that chooses the HTTP status of a failure. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  CODE_REQUIRED: 401,
  CSRF_FAILED: 403,
  FORBIDDEN: 403,
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  SLOT_TAKEN: 409,
  RUT_IN_USE: 409,
  PATIENT_HAS_RECORDS: 409,
  MERGE_REFUSED: 409,
  STALE: 409,
  SUPPLY_IN_USE: 409,
  PROFESSIONAL_IN_USE: 409,
  STOCK_MOVED: 409,
  APPOINTMENT_NOT_AHEAD: 409,
  MESSAGE_SETTLED: 409,
  PATIENT_OPPOSES: 409,
  CHANNEL_REFUSED: 502,
  REQUEST_SETTLED: 409,
  OWN_CHANGE_REFUSED: 409,
  VISIT_CLOSED: 409,
  BACKUP_RUNNING: 409,
  LAST_FULL_USER: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  DATABASE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<ErrorCode, number>;

/**
 * For errors of Fastify or Nest that have only a status; any other status is a bug. Their 400 means an unreadable
 * request: invalid fields are always thrown as `INVALID_INPUT`.
 */
export const CODE_OF_STATUS: Readonly<Partial<Record<number, ErrorCode>>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'DATABASE_UNAVAILABLE',
};
