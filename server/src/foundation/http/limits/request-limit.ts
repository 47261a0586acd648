import { DomainError } from '#domain/errors.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../../config.js';
import { addressOf, type ProxyTrust } from '../network/client-address.js';
import { clientNetwork } from '../network/client-network.js';
import { hasSignedBody } from '../bodies/signed-body.js';

export interface SenderClaims {
  readonly sub: string;
  /** Whether the claims are unverified, so that anyone could have made them up. */
  readonly isUnproved?: true;
}

export interface SenderSessions<Claims extends SenderClaims> {
  claimsOf(request: FastifyRequest): Claims | undefined;
  isOpen(request: FastifyRequest, claims: Claims): Promise<boolean>;
}

/**
 * Stops floods from one network before they cost anything. Staff are counted by user and programs by key, so that a
 * clinic behind one address does not use up its own limit. Each instance counts separately, because a shared count
 * would cost a statement per request.
 */
export class RequestLimit {
  private readonly limiter: RateLimiterMemory | undefined;

  constructor(
    private readonly limit: RateLimit | undefined,
    private readonly trust: ProxyTrust,
  ) {
    this.limiter = limit && new RateLimiterMemory({ points: limit.tries, duration: limit.seconds });
  }

  /** @throws DomainError `TOO_MANY_REQUESTS` */
  async countNetwork(request: FastifyRequest): Promise<void> {
    if (this.limiter) await this.count(networkKey(request, this.trust));
  }

  /**
   * Counts a request against its user if the session is open, otherwise against its network. So a leaked token of an
   * ended session can neither use up the user's limit nor bypass the network's.
   * @throws DomainError `TOO_MANY_REQUESTS`
   */
  async countSender<Claims extends SenderClaims>(
    request: FastifyRequest,
    sessions: SenderSessions<Claims>,
  ): Promise<void> {
    const claims = this.limiter && sessions.claimsOf(request);
    if (!claims) return this.countNetwork(request);
    const userKey = `user:${claims.sub}`;
    // Checked before looking up the session, so that a flood does not reach the database.
    const hasCount = await this.refuseIfUsedUp(userKey);
    if (claims.isUnproved && !hasCount) await this.refuseIfUsedUp(networkKey(request, this.trust));
    const isOpen = await sessions.isOpen(request, claims);
    return isOpen ? this.count(userKey) : this.countNetwork(request);
  }

  /** @returns whether any request has been counted yet. */
  private async refuseIfUsedUp(key: string): Promise<boolean> {
    const count = await this.limiter?.get(key);
    if (this.limit && count && count.consumedPoints >= this.limit.tries) throw tooMany(count);
    return Boolean(count);
  }

  private async count(key: string): Promise<void> {
    await this.limiter?.consume(key).catch((refused: RateLimiterRes) => {
      throw tooMany(refused);
    });
  }
}

const networkKey = (request: FastifyRequest, trust: ProxyTrust): string =>
  `network:${clientNetwork(addressOf(request.raw, trust))}`;

const tooMany = ({ msBeforeNext }: RateLimiterRes): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });

/** Hashed files, health checks, and signed bodies, which are only counted if their signature is wrong. */
function isExempt(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions;
  return url.startsWith('/assets/') || url.startsWith('/health/') || hasSignedBody(request);
}

/**
 * Counts every request except exempt ones. Exemptions match the route rather than the URL, which can be written in many
 * ways.
 */
export function registerRequestLimit<Claims extends SenderClaims>(
  server: FastifyInstance,
  limit: RequestLimit,
  sessions: SenderSessions<Claims>,
): void {
  server.addHook('onRequest', async (request) => {
    if (!isExempt(request)) await limit.countSender(request, sessions);
  });
}
