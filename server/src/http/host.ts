import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Refuses a `Host` (or forwarded host or protocol) that makes no address, with 400: RFC 9112, section 3.2. HTTP/1.0 may
 * leave it out, as simple health checks do; GraphQL's integration builds the request's address, and needs one.
 */
export function registerHostCheck(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    const mustHaveHost = request.headers.host !== undefined || request.routeOptions.url === '/graphql';
    if (mustHaveHost && !hasAddress(request)) throw new DomainError('BAD_REQUEST');
  });
}

const hasAddress = ({ protocol, hostname }: FastifyRequest): boolean =>
  URL.canParse(`${protocol}://${hostname}/`);
