import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '../config.js';

/** A limit shared by all instances: its counts live in the database. */
export class SharedLimit {
  private limiter: Promise<RateLimiterPostgres> | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly name: string,
    private readonly limit: RateLimit | undefined,
  ) {}

  /** How long a try counts; undefined where there is no limit. */
  get seconds(): number | undefined {
    return this.limit?.seconds;
  }

  /** Counts one try. @returns the seconds to wait when there have been too many, else 0. */
  async take(key: string): Promise<number> {
    if (!this.limit) return 0;
    const limiter = await this.connect(this.limit);
    try {
      await limiter.consume(digest(key));
      return 0;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
    }
  }

  /** Takes one try back. */
  async giveBack(key: string): Promise<void> {
    if (this.limit) await (await this.connect(this.limit)).reward(digest(key));
  }

  /** Forgets a key's tries. */
  async reset(key: string): Promise<void> {
    if (this.limit) await (await this.connect(this.limit)).delete(digest(key));
  }

  private connect(limit: RateLimit): Promise<RateLimiterPostgres> {
    this.limiter ??= this.em
      .getConnection()
      .getNativeClient()
      .then(
        (pool) =>
          new RateLimiterPostgres({
            storeClient: pool as Pool,
            storeType: 'pool',
            tableName: 'rate_limit',
            tableCreated: true,
            keyPrefix: this.name,
            points: limit.tries,
            duration: limit.seconds,
          }),
      );
    return this.limiter;
  }
}

// Keys hold user names and addresses: neither belongs in a table, nor in a backup of it.
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The limits that count tries at what can be guessed or flooded. */
export class RateLimits {
  readonly logins: SharedLimit;
  readonly bookings: SharedLimit;

  constructor(em: EntityManager, limits: { logins: RateLimit | undefined; bookings: RateLimit | undefined }) {
    this.logins = new SharedLimit(em, 'login', limits.logins);
    this.bookings = new SharedLimit(em, 'booking', limits.bookings);
  }
}
