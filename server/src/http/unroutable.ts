import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { earlyErrorAnswer, wantsPublicPage } from './fallbacks.js';
import type { RequestLimit } from './request-limit.js';

const answerEarly = earlyErrorAnswer();
/** Leads nowhere, and can be decoded. */
const UNKNOWN_PAGE = '/public/-';

/**
 * For URLs that can't be decoded or are too long, such as `/api/%ZZ`. Fastify runs no hooks for them, so their headers are
 * set here. A visitor's browser gets the page of an unknown address, by the usual way.
 * @param route what Fastify does with a request.
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
