import { DomainError } from '#domain/errors.js';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../../access/sockets/own-origin.js';

/**
 * Whether a form was on one of our own pages. Current browsers report where a request comes from in `Sec-Fetch-Site`;
 * older ones in `Origin`, which a page without a referrer sends as 'null'.
 */
export function isOwnForm(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && isOwnOrigin(origin, request.host, publicUrl);
}

/**
 * A form on another site must not book or cancel in a visitor's name.
 * @throws DomainError `CSRF_FAILED`
 */
export function assertOwnForm(request: FastifyRequest, publicUrl: string | undefined): void {
  if (!isOwnForm(request, publicUrl)) throw new DomainError('CSRF_FAILED');
}
