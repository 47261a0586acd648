import { DomainError } from '#domain/errors.js';
import {
  IDEMPOTENCY_HEADER,
  parseIdempotencyKey,
  REPLAYED_HEADER,
} from '#domain/access/repeats/idempotency-key.js';
import { IDEMPOTENCY_KEY_UNREADABLE } from '#domain/access/repeats/repeats.es.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** @returns undefined if none was sent. @throws DomainError `BAD_REQUEST` */
export function keyOfRequest({ headers }: FastifyRequest): string | undefined {
  const header = headers[IDEMPOTENCY_HEADER];
  if (header === undefined) return undefined;
  const key = parseIdempotencyKey(String(header));
  if (key === undefined) throw new DomainError('BAD_REQUEST', { message: IDEMPOTENCY_KEY_UNREADABLE });
  return key;
}

export function markRepeated(reply: FastifyReply, isRepeated: boolean): void {
  if (isRepeated) void reply.header(REPLAYED_HEADER, 'true');
}
