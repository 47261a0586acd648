import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageCacheKey } from './compressed.js';
import type { PublicResponseCache } from './public-response-cache.js';
import { graphqlCacheKey, isPublicRead, isAnonymous, sendCached } from './cacheable-request.js';

type TryToAnswer = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Must be called after the hooks that count and refuse requests: they apply to cached responses, too.
 * @returns a function that tries again, for requests that had to wait. It returns whether the response was sent.
 */
export function registerPublicCache(server: FastifyInstance, cache: PublicResponseCache): TryToAnswer {
  const answerRead: TryToAnswer = (request, reply) =>
    isPublicRead(request) && tryToAnswer(request, reply, cacheKeyOf(request), true);
  // A GraphQL request's cache key is its body. It may be cached once its operation is known.
  const answerGraphql: TryToAnswer = (request, reply) => {
    const key = isAnonymous(request) ? graphqlCacheKey(request) : undefined;
    return key !== undefined && tryToAnswer(request, reply, key, false);
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (!answerRead(request, reply)) done();
  });
  server.addHook('preHandler', (request, reply, done) => {
    if (!answerGraphql(request, reply)) done();
  });
  return (request, reply) => answerRead(request, reply) || answerGraphql(request, reply);

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

/** Pages are compressed for each browser's encodings, so a page is cached once for each encoding. */
const cacheKeyOf = (request: FastifyRequest): string => pageCacheKey(request) ?? request.url;
