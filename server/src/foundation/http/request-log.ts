import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

export const newRequestId = (): string => randomUUID();

/**
 * Logs one line per request, with the route and never the URL, which may contain RUTs and dates. Bodies and headers are
 * never logged.
 */
export function registerRequestLog(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { user } = request as FastifyRequest & { user?: { readonly id: number } };
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(user && { staffId: user.id }),
    };
    if (reply.statusCode >= 500) logger.error(line, 'request');
    else if (route.startsWith('/health') || route === '/*') logger.debug(line, 'request');
    else logger.info(line, 'request');
    done();
  });
}
