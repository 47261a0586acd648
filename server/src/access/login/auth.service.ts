import { DomainError } from '#domain/errors.js';
import { INVALID_CREDENTIALS } from '#domain/sentences.es.js';
import { CODE_MESSAGES } from '#domain/access/second-factor.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LoginLimits } from '../passwords/login-limits.js';
import { passwordMatches } from '../passwords/passwords.js';
import { SecondFactorPolicyService } from '../second-factor/second-factor-policy.service.js';
import { type CodeOutcome, SecondFactor } from '../second-factor/second-factor.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService, type SessionTokens } from '../sessions/sessions.service.js';
import { ownAgendaOf } from '../accounts/own-agenda.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import type { LoggedInStaff, LoginOrigin, SignedInStaff } from '../actors/staff.js';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { parseUserName } from '#domain/access/user-name.js';

export interface LoginResult extends SessionTokens {
  readonly user: LoggedInStaff;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The second-factor code. */
  readonly code?: string | null;
}

type Account = Omit<LoggedInStaff, 'mustSetUpSecondFactor'>;
type CodeRefusal = Exclude<CodeOutcome, 'PASSED' | 'NOT_NEEDED'>;

const refusal = (): DomainError => new DomainError('UNAUTHENTICATED', { message: INVALID_CREDENTIALS });

const codeRequired = (refused: CodeRefusal): DomainError => {
  if (refused === 'MISSING') return new DomainError('CODE_REQUIRED');
  const message = refused === 'WRONG' ? CODE_MESSAGES.isWrong : CODE_MESSAGES.unreadable;
  return new DomainError('CODE_REQUIRED', { message });
};

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: LoginLimits,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactor,
    private readonly duty: SecondFactorPolicyService,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws DomainError `TOO_MANY_REQUESTS`; `UNAUTHENTICATED` with the same message for an unknown user and a
   *   wrong password; or, with a correct one, `CODE_REQUIRED` for a missing or wrong code
   */
  async login(credentials: Credentials, origin: LoginOrigin): Promise<LoginResult> {
    const username = parseUserName(credentials.username);
    const attempt = await this.limits.consume(username, origin.network);
    const user = username === undefined ? undefined : await this.identify(username, credentials.password);
    if (!user) {
      await this.securityLog.noteFailure('LOGIN_FAILED', username);
      throw refusal();
    }
    const opened = await this.openAfterCode(user, credentials.code, origin);
    if (typeof opened !== 'string') {
      await attempt.succeeded();
      return opened;
    }
    // A missing code is not a failure, because it was not requested before, but it must not clear earlier failures
    // either.
    if (opened === 'MISSING') await attempt.takenBack();
    else await this.securityLog.noteFailure('CODE_FAILED', username);
    throw codeRequired(opened);
  }

  @Transactional()
  private async openAfterCode(
    { id, username, name, rights, ownAgenda }: Account,
    code: string | null | undefined,
    origin: LoginOrigin,
  ): Promise<LoginResult | CodeRefusal> {
    const outcome = await this.secondFactor.pass(id, code);
    if (outcome !== 'PASSED' && outcome !== 'NOT_NEEDED') return outcome;
    const tokens = await this.sessions.open(id, origin);
    const mustSetUpSecondFactor = outcome === 'NOT_NEEDED' && (await this.duty.isRequired());
    return { ...tokens, user: { id, username, name, rights, ownAgenda, mustSetUpSecondFactor } };
  }

  private async identify(username: string, password: string): Promise<Account | undefined> {
    const user = await this.em.findOne(StaffUser, { username }, { ...READ_ONLY, populate: ['passwordHash'] });
    // Always verified, so that the response time does not reveal whether the user exists.
    const matches = await passwordMatches(user?.passwordHash ?? undefined, password);
    if (!user || !matches || user.disabledAt || user.isProgram) return undefined;
    return { ...user, ownAgenda: ownAgendaOf(user) };
  }

  /** @throws DomainError `UNAUTHENTICATED` */
  refresh(refreshToken: string): Promise<SessionTokens> {
    return this.sessions.rotate(refreshToken);
  }

  logout(staff: SignedInStaff): Promise<void> {
    return this.sessions.end(staff.sessionId, 'LOGOUT');
  }
}
