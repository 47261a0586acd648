import { DomainError, type ErrorCode } from '#domain/errors.js';
import { DATA_IN_USE } from '#domain/sentences.es.js';
import { HttpException } from '@nestjs/common';
import { CONSTRAINT_ERRORS } from '../database/constraints.js';
import { ERROR_STATUS } from './error-status.js';

/** Seconds after which a database that went away is worth another try. */
const DATABASE_RETRY_SECONDS = 5;

// Classes 08 (connection), 57P0x (shutting down, starting up), 57014 (took too long), 25P0[34] (a transaction did) and 53
// (out of connections or memory) of https://www.postgresql.org/docs/18/errcodes-appendix.html, and what Node and pg
// say when there is no answer.
const UNREACHABLE_CODE =
  /^(08\w{3}|57P0[1-5]|57014|25P0[34]|53\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
/** Somebody else's transaction was waited for: lock_not_available, deadlock_detected, serialization_failure. */
const IN_USE_CODE = /^(55P03|40P01|40001)$/;
const UNREACHABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

const FASTIFY_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** Anything thrown, as the one kind of error that the doors answer with. Nothing of the original leaks. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const known = error as { code?: unknown; constraint?: unknown; message?: unknown; statusCode?: unknown };
  const code = typeof known?.code === 'string' ? known.code : '';
  const constraint = typeof known?.constraint === 'string' ? CONSTRAINT_ERRORS[known.constraint] : undefined;
  if (constraint) return new DomainError(constraint);
  if (UNREACHABLE_CODE.test(code) || UNREACHABLE_MESSAGE.test(String(known?.message ?? ''))) {
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
  return new DomainError(codeOfStatus(status));
}

function codeOfStatus(status: number): ErrorCode {
  // 400 is what a request that can't be read gets; a wrong field is always thrown as INVALID_INPUT.
  if (status === 400) return 'BAD_REQUEST';
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status && status !== 409) ?? 'INTERNAL';
}
