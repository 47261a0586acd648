import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { earlyErrorAnswer } from './fallbacks.js';
import type { RequestLimit } from './request-limit.js';

const answerEarly = earlyErrorAnswer();

/**
 * For URLs that can't be decoded, such as `/api/%ZZ`. Fastify runs no hooks for them, so their headers are set here.
 */
export const answerUnroutable =
  (limit: RequestLimit) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
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
