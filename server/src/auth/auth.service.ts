import { DomainError } from '#domain/errors.js';
import { INVALID_CREDENTIALS } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LoginLimits } from './login-limits.js';
import { passwordMatches } from './accounts/passwords.js';
import { SecurityLog } from './security-log/security-log.js';
import { type LoginOrigin, SessionsService, type SessionTokens } from './sessions/sessions.service.js';
import { StaffUser } from './accounts/staff-user.entity.js';
import type { SignedInStaff, StaffWithRole } from './staff.js';
import { parseUserName } from './accounts/user-name.js';

export interface LoginResult extends SessionTokens {
  readonly user: StaffWithRole;
}

const refusal = (): DomainError => new DomainError('UNAUTHENTICATED', { message: INVALID_CREDENTIALS });

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: LoginLimits,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws DomainError `TOO_MANY_REQUESTS`, or `UNAUTHENTICATED` with one message for an unknown user and a wrong
   *   password
   */
  async login(
    credentials: { username: string; password: string },
    origin: LoginOrigin,
  ): Promise<LoginResult> {
    const username = parseUserName(credentials.username);
    const refund = await this.limits.consume(username, origin.network);
    const user = username === undefined ? undefined : await this.identify(username, credentials.password);
    if (!user) {
      await this.securityLog.noteFailure('LOGIN_FAILED', username);
      throw refusal();
    }
    await refund();
    const tokens = await this.sessions.open(user.id, origin);
    return { ...tokens, user: { id: user.id, username: user.username, name: user.name, role: user.role } };
  }

  private async identify(username: string, password: string): Promise<StaffUser | undefined> {
    const user = await this.em.findOne(StaffUser, { username });
    // Before looking at whether there is such a user, so that the response time does not tell.
    const matches = await passwordMatches(user?.passwordHash ?? undefined, password);
    return user && matches && !user.disabledAt ? user : undefined;
  }

  /** @throws DomainError `UNAUTHENTICATED` */
  refresh(refreshToken: string): Promise<SessionTokens> {
    return this.sessions.rotate(refreshToken);
  }

  logout(staff: SignedInStaff): Promise<void> {
    return this.sessions.end(staff.sessionId, 'LOGOUT');
  }
}
