import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Responds with 400 if `Host` (or the forwarded host or protocol) gives no valid URL: RFC 9112, section 3.2. HTTP/1.0
 * clients, such as simple health checks, may omit it, except for GraphQL, whose integration builds the request's URL.
 */
export function registerHostCheck(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const mustHaveHost = request.headers.host !== undefined || request.routeOptions.url === '/graphql';
    done(mustHaveHost && !hasValidUrl(request) ? new DomainError('BAD_REQUEST') : undefined);
  });
}

const hasValidUrl = ({ protocol, hostname }: FastifyRequest): boolean =>
  URL.canParse(`${protocol}://${hostname}/`);
