import { DomainError } from '#domain/errors.js';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../sockets/own-origin.js';

/**
 * A form on another site must not book or cancel in a visitor's name. Current browsers report where a request comes
 * from in `Sec-Fetch-Site`; older ones in `Origin`, which a page without a referrer sends as 'null'.
 * @throws DomainError `CSRF_FAILED`
 */
export function assertOwnForm(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn =
    site === undefined
      ? origin !== undefined && isOwnOrigin(origin, request.host, publicUrl)
      : site === 'same-origin';
  if (!isOwn) throw new DomainError('CSRF_FAILED');
}
