import { createHash } from 'node:crypto';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.js';
import type { RequestPool } from '../database/request-pool.js';

/** A limit shared by all instances: its counts live in the database. */
export class SharedLimit {
  private readonly limiter: RateLimiterPostgres | undefined;

  constructor(
    pool: RequestPool,
    name: string,
    private readonly limit: RateLimit | undefined,
  ) {
    this.limiter =
      limit &&
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        points: limit.tries,
        duration: limit.seconds,
      });
  }

  /** How long a try counts; undefined where there is no limit. */
  get seconds(): number | undefined {
    return this.limit?.seconds;
  }

  /** Counts one try. @returns the seconds to wait when there have been too many, else 0. */
  async take(key: string): Promise<number> {
    if (!this.limiter) return 0;
    try {
      await this.limiter.consume(digest(key));
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  /** Takes one try back. */
  async giveBack(key: string): Promise<void> {
    await this.limiter?.reward(digest(key));
  }

  /** Forgets a key's tries. */
  async reset(key: string): Promise<void> {
    await this.limiter?.delete(digest(key));
  }
}

// Keys hold user names and addresses: neither belongs in a table, nor in a backup of it.
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The limits that count tries at what can be guessed or flooded. */
export class RateLimits {
  readonly logins: SharedLimit;
  readonly bookings: SharedLimit;

  constructor(pool: RequestPool, limits: { logins: RateLimit | undefined; bookings: RateLimit | undefined }) {
    this.logins = new SharedLimit(pool, 'login', limits.logins);
    this.bookings = new SharedLimit(pool, 'booking', limits.bookings);
  }
}
