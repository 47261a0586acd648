import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageCacheKey } from './compressed.js';
import type { PublicResponseCache } from './public-response-cache.js';
import { graphqlCacheKey, isPublicRead, isAnonymous, sendCached } from './cacheable-request.js';

/** Must be called after the hooks that count and refuse requests: they apply to cached responses, too. */
export function registerPublicCache(server: FastifyInstance, cache: PublicResponseCache): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (!isPublicRead(request) || !tryToAnswer(request, reply, cacheKeyOf(request), true)) done();
  });

  // A GraphQL request's cache key is its body. It may be cached once its operation is known.
  server.addHook('preHandler', (request, reply, done) => {
    const key = isAnonymous(request) ? graphqlCacheKey(request) : undefined;
    if (key === undefined || !tryToAnswer(request, reply, key, false)) done();
  });

  /** @returns whether the response was sent. */
  function tryToAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    mayBeStored: boolean,
  ): boolean {
    const begun = cache.now();
    if (begun === undefined) return false;
    const cached = cache.find(key);
    if (cached) sendCached(request, reply, cached);
    else {
      request.cacheEntry = {
        mayBeStored,
        store: (response) => cache.store(key, response, begun),
      };
    }
    return cached !== undefined;
  }
}

/** Pages are compressed for each browser's encodings, so a cached page is for one encoding. */
const cacheKeyOf = (request: FastifyRequest): string => pageCacheKey(request) ?? request.url;
