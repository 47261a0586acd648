import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasEtag } from '../http/etag.js';
import { isMarked } from './cached.decorator.js';

export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Where the response to this request may be cached. */
export interface CacheEntry {
  mayBeStored: boolean;
  store(response: CachedResponse): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    cacheEntry: CacheEntry | undefined;
  }
}

const MAX_KEY_LENGTH = 4_096;
/** The headers cached with a response. */
const OWN_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag'];

/** Requests with a token are never answered from the cache. */
export const isAnonymous = ({ headers }: FastifyRequest): boolean => headers.authorization === undefined;

/** A request for one of the URLs that get the same response for every visitor. */
export const isPublicRead = (request: FastifyRequest): boolean =>
  request.method === 'GET' && isMarked(request.routeOptions.config) && isAnonymous(request);

/**
 * Caches responses that are complete and successful. Visitors' clients may keep public reads too, and have to
 * revalidate them each time.
 */
export function registerCaching(server: FastifyInstance): void {
  server.decorateRequest('cacheEntry', undefined);
  server.addHook('onSend', (request, reply, payload, done) => {
    const { cacheEntry } = request;
    const isPublic = isPublicRead(request);
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    // A response with a tag comes from the cache.
    const isNew = (isPublic || cacheEntry?.mayBeStored) && !reply.hasHeader('etag');
    if (!isNew || !isWhole || reply.statusCode !== 200) return done(null, payload);
    if (isPublic) void reply.headers({ etag: etagOf(payload), 'cache-control': 'no-cache' });
    const answer = { headers: ownHeaders(reply), body: payload };
    if (cacheEntry?.mayBeStored) cacheEntry.store(answer);
    done(null, bodyFor(request, reply, answer) ?? null);
  });
}

export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): void {
  void reply.headers(answer.headers).send(bodyFor(request, reply, answer));
}

/** The body; undefined, with status 304, if the client has it already. */
function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: CachedResponse,
): string | Buffer | undefined {
  const { etag } = headers;
  if (etag === undefined || !hasEtag(request, etag)) return body;
  // Headers of the missing body (RFC 9110, 15.4.5).
  void reply.status(304).removeHeader('content-type').removeHeader('content-encoding');
  return undefined;
}

function ownHeaders(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of OWN_HEADERS) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = String(value);
  }
  return headers;
}

/** The text of a GraphQL request, before it is parsed; undefined for any other request, and for a very long one. */
export function graphqlCacheKey(request: FastifyRequest): string | undefined {
  const { method, url, headers, bodyText, routeOptions } = request;
  if (routeOptions.url !== '/graphql' || method !== 'POST') return undefined;
  if (bodyText === undefined || bodyText.length > MAX_KEY_LENGTH) return undefined;
  return [url, headers['content-type'], headers.accept, bodyText].join('\n');
}
