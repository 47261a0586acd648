import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { restFailure } from '../errors/rest-errors.js';
import { toDomainError } from '../errors/to-domain-error.js';

const SCREENS = /^\/(app|admin|public|login)(\/|$)/;

function answer(reply: FastifyReply, error: DomainError): FastifyReply {
  const { status, headers, body } = restFailure(error);
  return reply.status(status).headers(headers).send(body);
}

/** The known paths, so that a wrong method is a 405 and not a 404. */
class KnownRoutes {
  private readonly patterns = new Map<string, RegExp>();

  add(url: string): void {
    if (url.includes('*')) return;
    const source = url.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+');
    this.patterns.set(url, new RegExp(`^${source}/?$`));
  }

  has(path: string): boolean {
    return [...this.patterns.values()].some((pattern) => pattern.test(path));
  }
}

/** Must be called before the routes are registered. */
export function recordRoutes(server: FastifyInstance): KnownRoutes {
  const routes = new KnownRoutes();
  server.addHook('onRoute', ({ url }) => routes.add(url));
  return routes;
}

/**
 * Answers requests that match no route: with the client for the path of a screen, with the client and a 404 for other
 * pages (it shows a message), and with a JSON error for the rest.
 */
export function fallbackAnswer(
  routes: KnownRoutes,
  sendClient: ((reply: FastifyReply) => FastifyReply) | undefined,
) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = '/'] = request.url.split('?');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = isPage && (request.headers.accept ?? '').includes('text/html');
    if (sendClient && isPage && (path === '/' || SCREENS.test(path))) return sendClient(reply);
    if (sendClient && wantsPage && !path.startsWith('/api')) return sendClient(reply.status(404));
    return answer(reply, new DomainError(routes.has(path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'));
  };
}

/** For errors of Fastify or a hook, before an endpoint is reached. */
export const earlyErrorAnswer = (
  error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => answer(reply, toDomainError(error));
