import { DomainError, type ErrorCode } from '#domain/errors.js';
import { DATA_IN_USE } from '#domain/sentences.es.js';
import { OWN_AGENDA_MESSAGES } from '#domain/access/own-agenda.es.js';
import { HttpException } from '@nestjs/common';
import { CONSTRAINT_ERRORS } from '../database/constraints.js';
import { isDatabaseUnavailable } from '../database/connections/database-unavailable.js';
import { CODE_OF_STATUS } from './error-status.js';

const DATABASE_RETRY_SECONDS = 5;

/** Conflicts with another transaction: lock_not_available, deadlock_detected, serialization_failure. */
const IN_USE_CODE = /^(55P03|40P01|40001)$/;

/** with_check_option_violation: a person limited to their own agenda wrote a row of another professional's. */
const NOT_OWN_ROW = '44000';

const FASTIFY_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** Turns any thrown value into a DomainError, without the original message. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const known = error as { code?: unknown; constraint?: unknown; statusCode?: unknown };
  const code = typeof known?.code === 'string' ? known.code : '';
  const constraint = typeof known?.constraint === 'string' ? CONSTRAINT_ERRORS[known.constraint] : undefined;
  if (constraint) return new DomainError(constraint);
  if (code === NOT_OWN_ROW) return new DomainError('FORBIDDEN', { message: OWN_AGENDA_MESSAGES.otherAgenda });
  if (isDatabaseUnavailable(error)) {
    return new DomainError('DATABASE_UNAVAILABLE', { retryAfter: DATABASE_RETRY_SECONDS });
  }
  if (IN_USE_CODE.test(code)) {
    return new DomainError('DATABASE_UNAVAILABLE', {
      message: DATA_IN_USE,
      retryAfter: DATABASE_RETRY_SECONDS,
    });
  }
  const fastify = FASTIFY_ERRORS[code];
  if (fastify) return new DomainError(fastify);
  const status = error instanceof HttpException ? error.getStatus() : Number(known?.statusCode);
  return new DomainError(CODE_OF_STATUS[status] ?? 'INTERNAL');
}
