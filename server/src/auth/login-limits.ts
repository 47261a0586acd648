import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../http/rate-limits.js';
import { SessionsService } from './sessions.service.js';

/**
 * Tries at passwords, limited per address and per user. Strangers who guess at a user's password must not lock
 * that user out: an address from which the user has logged in before has a count of its own.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Counts a try, before the password is looked at: tries that come at once can't slip through together.
   * @returns how to take it back, for a try that turned out right.
   * @throws DomainError `TOO_MANY_REQUESTS`
   */
  async take(username: string, address: string): Promise<() => Promise<void>> {
    const userKey = (await this.sessions.isKnownAddress(username, address))
      ? `user:${username}@${address}`
      : `user:${username}`;
    const keys = [`address:${address}`, userKey];
    const waits = await Promise.all(keys.map((key) => this.limits.logins.take(key)));
    const retryAfter = Math.max(...waits);
    if (retryAfter > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
    return async () => {
      await Promise.all([
        this.limits.logins.giveBack(`address:${address}`),
        this.limits.logins.reset(userKey),
      ]);
    };
  }
}
