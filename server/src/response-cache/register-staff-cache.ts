import type { FastifyInstance, FastifyRequest } from 'fastify';
import { graphqlCacheKey, isAnonymous } from './cacheable-request.js';
import type { StaffResponseCache } from './staff-response-cache.js';

interface Sender {
  readonly staff: { readonly id: number };
  /** PostgreSQL's snapshot of the statement that looked up the sender. */
  readonly snapshot: string;
}

interface SenderSessions<Claims extends { readonly sub: string }> {
  claimsOf(request: FastifyRequest): Claims | undefined;
  /** Undefined if the session has ended, or the database does not answer. */
  senderOf(request: FastifyRequest, claims: Claims): Promise<Sender | undefined>;
  /** The snapshot of the request's first lookup. */
  snapshotOf(request: FastifyRequest): string | undefined;
}

/**
 * The sender is looked up for each request, so that nobody with an ended session or a revoked right gets a response.
 * Must be called after the hooks that count and refuse requests.
 */
export function registerStaffCache<Claims extends { readonly sub: string }>(
  server: FastifyInstance,
  cache: StaffResponseCache,
  sessions: SenderSessions<Claims>,
): void {
  server.addHook('preHandler', async (request, reply) => {
    const requested = isAnonymous(request) ? undefined : graphqlCacheKey(request);
    const claims = requested === undefined ? undefined : sessions.claimsOf(request);
    const begun = claims && cache.now();
    if (!claims || !begun) return undefined;
    const key = `${claims.sub}\n${requested}`;
    const cached = cache.find(key);
    const sender = cached && (await sessions.senderOf(request, claims));
    if (cached && sender?.snapshot === cached.snapshot) {
      // For the log.
      Object.assign(request, { user: sender.staff });
      return reply.headers(cached.headers).send(cached.body);
    }
    request.cacheEntry = {
      mark: 'whileUnchanged',
      mayBeStored: false,
      store(response) {
        const snapshot = sessions.snapshotOf(request);
        if (snapshot !== undefined) cache.store(key, { ...response, snapshot }, begun);
      },
    };
    return undefined;
  });
}
