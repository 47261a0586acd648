import { DomainError } from '#domain/errors.js';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.js';
import { clientNetwork } from './client-network.js';

const isLimited = (url: string): boolean => url.startsWith('/api') || url.startsWith('/graphql');

/**
 * A flood from one address ends here, before it costs anything. Each instance counts for itself: a shared count
 * would cost every request a statement.
 */
export function registerRequestLimit(server: FastifyInstance, limit: RateLimit | undefined): void {
  if (!limit) return;
  const limiter = new RateLimiterMemory({ points: limit.tries, duration: limit.seconds });
  server.addHook('onRequest', async (request) => {
    if (!isLimited(request.url)) return;
    await limiter.consume(clientNetwork(request.ip)).catch((refused: RateLimiterRes) => {
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) });
    });
  });
}
