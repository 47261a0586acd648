import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../http/rate-limits.js';
import { SessionsService } from './sessions/sessions.service.js';

/** JSON keeps the parts apart: whatever a stranger types into one of them, it is never another key. */
const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

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
   * @param username undefined for one that can be nobody's: such a try is counted by its address alone.
   * @returns how to take it back, for a try that turned out right.
   * @throws DomainError `TOO_MANY_REQUESTS`
   */
  async take(username: string | undefined, address: string): Promise<() => Promise<void>> {
    const addressKey = keyOf('address', address);
    const userKey = username === undefined ? undefined : await this.userKey(username, address);
    // One after the other: counted side by side, tries that come at once could each be stopped by one of the two.
    for (const key of userKey === undefined ? [addressKey] : [addressKey, userKey]) {
      const retryAfter = await this.limits.logins.take(key);
      if (retryAfter > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfter });
    }
    return async () => {
      await Promise.all([
        this.limits.logins.giveBack(addressKey),
        userKey === undefined ? undefined : this.limits.logins.reset(userKey),
      ]);
    };
  }

  private async userKey(username: string, address: string): Promise<string> {
    return (await this.sessions.isKnownAddress(username, address))
      ? keyOf('user at a known address', username, address)
      : keyOf('user', username);
  }
}
