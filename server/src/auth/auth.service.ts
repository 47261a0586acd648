import { DomainError } from '#domain/errors.js';
import { INVALID_CREDENTIALS } from '#domain/sentences.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LoginLimits } from './login-limits.js';
import { passwordMatches } from './accounts/passwords.js';
import { SessionsService, type SessionTokens } from './sessions/sessions.service.js';
import { StaffUser } from './accounts/staff-user.entity.js';
import type { SignedInStaff, Staff } from './staff.js';
import { parseUserName } from './accounts/user-name.js';

export interface LoginResult extends SessionTokens {
  readonly user: Staff;
}

const refusal = (): DomainError => new DomainError('UNAUTHENTICATED', { message: INVALID_CREDENTIALS });

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: LoginLimits,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * @throws DomainError `TOO_MANY_REQUESTS`, or `UNAUTHENTICATED` with one message for an unknown user and a wrong
   *   password
   */
  async login(credentials: { username: string; password: string }, address: string): Promise<LoginResult> {
    const username = parseUserName(credentials.username);
    const refund = await this.limits.consume(username, address);
    if (username === undefined) throw refusal();
    const user = await this.em.findOne(StaffUser, { username });
    if (!(await passwordMatches(user?.passwordHash, credentials.password)) || !user) throw refusal();
    await refund();
    const tokens = await this.sessions.open(user.id, address);
    return { ...tokens, user: { id: user.id, username: user.username, name: user.name } };
  }

  /** @throws DomainError `UNAUTHENTICATED` */
  refresh(refreshToken: string): Promise<SessionTokens> {
    return this.sessions.rotate(refreshToken);
  }

  logout(staff: SignedInStaff): Promise<void> {
    return this.sessions.end(staff.sessionId, 'LOGOUT');
  }
}
