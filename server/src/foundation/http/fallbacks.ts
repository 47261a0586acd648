import { DomainError } from '#domain/errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFhirAddress } from '../errors/operation-outcome.js';
import { failureAt } from '../errors/rest-errors.js';
import { toDomainError } from '../errors/to-domain-error.js';
import type { KnownRoutes } from './known-routes.js';

/** The panel's paths. */
const SCREENS = /^\/(app|admin|login)(\/|$)/;
const BOOKING_PAGE = '/public/reservar';
const PUBLIC_PAGES = /^\/(public|verificar)(\/|\?|$)/;

export interface ErrorPages {
  /** @returns undefined if there are no pages. */
  htmlOf(error: DomainError, request: FastifyRequest): Promise<string | undefined>;
}

const acceptsPage = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/html');

/** Whether a browser requests a page under a public page's path. */
export const wantsPublicPage = (request: FastifyRequest): boolean =>
  PUBLIC_PAGES.test(request.url) && acceptsPage(request);

async function answer(reply: FastifyReply, error: DomainError, pages?: ErrorPages): Promise<FastifyReply> {
  const { status, headers, body } = failureAt(reply.request.url, error);
  void reply.status(status).headers(headers);
  const html = await pages?.htmlOf(error, reply.request);
  return html === undefined ? reply.send(body) : reply.type('text/html; charset=utf-8').send(html);
}

/**
 * Responds to requests that match no route: at the bare address with the booking page, if the clinic wants it there; with
 * the client for the path of a screen, and at the bare address, from where it leads to the login; with an error page if a
 * browser requests another path; and with a JSON error otherwise.
 */
export function fallbackAnswer(
  routes: KnownRoutes,
  sendClient: ((reply: FastifyReply) => FastifyReply) | undefined,
  pages: ErrorPages,
  homeShowsBooking: () => Promise<boolean>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/'] = request.url.split('?');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const methods = routes.methodsAt(path);
    const error = new DomainError(methods.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
    // If the database is away, the client can still show that.
    if (isPage && path === '/' && (await homeShowsBooking().catch(() => false)))
      return reply.redirect(BOOKING_PAGE + request.url.slice(path.length), 302);
    if (sendClient && isPage && (path === '/' || SCREENS.test(path))) return sendClient(reply);
    if (methods.length > 0) void reply.header('allow', methods.join(', '));
    const wantsPage = acceptsPage(request) && !path.startsWith('/api') && !isFhirAddress(path);
    return answer(reply, error, wantsPage ? pages : undefined);
  };
}

/**
 * For errors of Fastify or a hook before an endpoint is reached: a page for browsers on a public page's path, JSON
 * otherwise.
 */
export const earlyErrorAnswer =
  (pages?: ErrorPages) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    answer(reply, toDomainError(error), wantsPublicPage(request) ? pages : undefined);
