import { createHash } from 'node:crypto';
import { DomainError } from '#domain/errors.js';
import { MAX_PHOTOS_PER_HOUR } from '#domain/records/photos/photo.js';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Config, RateLimit } from '../../config.js';
import type { RequestPool } from '../../database/connections/request-pool.js';

/** How long a proof of work is valid, from its challenge to its use. */
export const PROOF_SECONDS = 900;

interface Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number;
  /** Whether this is the first refusal in the time window. */
  readonly isFirst: boolean;
  /** The number of attempts, as a multiple of the limit. */
  readonly times: number;
}

/** A limit shared by all instances: its counts are in the database. */
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

  /** The length of the time window; undefined if there is no limit. */
  get seconds(): number | undefined {
    return this.limit?.seconds;
  }

  /**
   * @returns undefined unless there have been too many attempts.
   */
  async consume(key: string): Promise<Refusal | undefined> {
    if (!this.limiter) return undefined;
    try {
      await this.limiter.consume(digest(key));
      return undefined;
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      return refusalOf(refused as RateLimiterRes, this.limiter.points);
    }
  }

  /** @throws DomainError `TOO_MANY_REQUESTS` after too many attempts: to wait for a whole time window */
  async assertNotTooMany(key: string, message?: string): Promise<void> {
    if (!this.limit || !(await this.consume(key))) return;
    throw new DomainError('TOO_MANY_REQUESTS', {
      retryAfter: this.limit.seconds,
      ...(message && { message }),
    });
  }

  /** The result of one more attempt, without counting it. */
  async peek(key: string): Promise<Refusal | undefined> {
    const counted = await this.limiter?.get(digest(key));
    return this.limiter && counted && counted.consumedPoints >= this.limiter.points
      ? refusalOf(counted, this.limiter.points)
      : undefined;
  }

  async refund(key: string): Promise<void> {
    await this.limiter?.reward(digest(key));
  }

  async reset(key: string): Promise<void> {
    await this.limiter?.delete(digest(key));
  }
}

const refusalOf = ({ msBeforeNext, consumedPoints }: RateLimiterRes, allowed: number): Refusal => ({
  retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  isFirst: consumedPoints === allowed + 1,
  times: consumedPoints / allowed,
});

// Keys contain user names and addresses, which must not get into the table or its backups.
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Each upload costs seconds of processor time. */
const IMAGES: RateLimit = { tries: 30, seconds: 600 };

/** Files that visitors send without a login. */
const VISITOR_FILES: RateLimit = { tries: 10, seconds: 3_600 };

/** The limit of photos on a day with many patients. */
const PHOTOS: RateLimit = { tries: MAX_PHOTOS_PER_HOUR, seconds: 3_600 };

export class RateLimits {
  readonly logins: SharedLimit;
  readonly bookings: SharedLimit;
  /** With the same e-mail or phone number, from any network. */
  readonly bookingsOfPerson: SharedLimit;
  /** All visitors together; more than this is a flood. */
  readonly allBookings: SharedLimit;
  /** Each proof of work can be used once. */
  readonly usedProofs: SharedLimit;
  /** The same limit as for bookings, counted separately. */
  readonly privacyRequests: SharedLimit;
  /** Changes that visitors make to their own appointments: the same limit as for bookings, counted separately. */
  readonly ownChanges: SharedLimit;
  /** Requests with an invalid link to an appointment, an offer or a calendar feed. */
  readonly invalidLinks: SharedLimit;
  readonly images: SharedLimit;
  readonly photos: SharedLimit;
  readonly visitorFiles: SharedLimit;

  constructor(
    pool: RequestPool,
    limits: Pick<Config['limits'], 'logins' | 'bookings' | 'bookingsOfPerson' | 'bookingsFlood'>,
  ) {
    this.logins = new SharedLimit(pool, 'login', limits.logins);
    this.bookings = new SharedLimit(pool, 'booking', limits.bookings);
    this.bookingsOfPerson = new SharedLimit(pool, 'booking-person', limits.bookingsOfPerson);
    this.allBookings = new SharedLimit(pool, 'booking-all', limits.bookingsFlood);
    this.usedProofs = new SharedLimit(pool, 'proof', { tries: 1, seconds: PROOF_SECONDS });
    this.privacyRequests = new SharedLimit(pool, 'privacy', limits.bookings);
    this.ownChanges = new SharedLimit(pool, 'own-change', limits.bookings);
    this.invalidLinks = new SharedLimit(pool, 'useless-link', limits.bookings);
    this.images = new SharedLimit(pool, 'image', IMAGES);
    this.photos = new SharedLimit(pool, 'photo', PHOTOS);
    this.visitorFiles = new SharedLimit(pool, 'visitor-file', VISITOR_FILES);
  }
}
