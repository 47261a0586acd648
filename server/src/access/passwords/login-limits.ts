import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** JSON keeps the parts apart, so that no input can produce the key of another user or address. */
const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

export interface LoginAttempt {
  /** The account's owner logged in: the attempt is not counted, and the user's failures are cleared. */
  succeeded(): Promise<void>;
  /** The attempt neither succeeded nor failed: it is not counted, but earlier ones still are. */
  takenBack(): Promise<void>;
}

/**
 * Limits login attempts per address and per user. Strangers guessing a user's password must not lock that user out, so
 * an address from which the user has logged in before has its own count.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Counts an attempt before the password is checked, so that simultaneous attempts can't slip through together.
   * @param username undefined if it is not a valid user name; then only the address is counted.
   * @throws DomainError `TOO_MANY_REQUESTS`
   */
  async consume(username: string | undefined, address: string): Promise<LoginAttempt> {
    const addressKey = keyOf('address', address);
    const userKey = username === undefined ? undefined : await this.userKey(username, address);
    // In sequence: in parallel, two simultaneous attempts could each be refused by one of the two counts.
    for (const key of userKey === undefined ? [addressKey] : [addressKey, userKey]) {
      const refusal = await this.limits.logins.consume(key);
      if (!refusal) continue;
      if (refusal.isFirst) await this.securityLog.noteFailure('LOCKED_OUT', username);
      throw new DomainError('TOO_MANY_REQUESTS', { retryAfter: refusal.retryAfter });
    }
    const { logins } = this.limits;
    return {
      succeeded: async () => {
        await logins.refund(addressKey);
        if (userKey !== undefined) await logins.reset(userKey);
      },
      takenBack: async () => {
        await logins.refund(addressKey);
        if (userKey !== undefined) await logins.refund(userKey);
      },
    };
  }

  private async userKey(username: string, address: string): Promise<string> {
    return (await this.sessions.isKnownAddress(username, address))
      ? keyOf('user at a known address', username, address)
      : keyOf('user', username);
  }
}
