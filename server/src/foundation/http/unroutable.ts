import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { earlyErrorAnswer, wantsPublicPage } from './fallbacks.js';
import type { RequestLimit } from './limits/request-limit.js';

const answerEarly = earlyErrorAnswer();
/** A path that matches no route and can be decoded. */
const UNKNOWN_PAGE = '/public/-';

/**
 * For URLs that can't be decoded or are too long, e.g. `/api/%ZZ`. Fastify runs no hooks for them, so their headers are
 * set here. A visitor's browser gets the usual page for an unknown URL.
 * @param route Fastify's own request handling.
 */
export const answerUnroutable =
  (limit: RequestLimit, route: (request: IncomingMessage, response: ServerResponse) => void) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (wantsPublicPage(request)) {
      request.raw.url = UNKNOWN_PAGE;
      return route(request.raw, reply.raw);
    }
    const refusal = await limit.countNetwork(request).then(
      () => error,
      (tooMany: unknown) => tooMany,
    );
    void reply.headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await answerEarly(refusal, request, reply);
  };
