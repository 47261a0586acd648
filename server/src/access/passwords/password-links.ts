import { DomainError } from '#domain/errors.js';
import { shifted } from '#domain/clinic-time.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { LoginLimits } from './login-limits.js';
import { hashOfToken, randomToken } from '../tokens/random-token.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Staff } from '../actors/staff.js';
import { checkNewPassword } from './new-password.js';
import { PasswordLink } from './password-link.entity.js';
import { hashPassword } from './passwords.js';

const VALID_MS = 24 * 3_600_000;

export interface NewPasswordLink {
  /** Shown once: only its hash is stored. */
  readonly token: string;
  /** ISO 8601, in UTC. */
  readonly expiresAt: string;
}

/**
 * A link that lets a staff user choose a password, once and within a day, so that no user knows a colleague's password.
 */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly limits: LoginLimits,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Replaces an earlier link of the user. */
  @Transactional()
  async make(staffId: number): Promise<NewPasswordLink> {
    const token = randomToken();
    const expiresAt = shifted(this.clock.now(), VALID_MS);
    await this.em.upsert(
      PasswordLink,
      { staffUserId: staffId, tokenHash: hashOfToken(token), expiresAt },
      { onConflictFields: ['staffUserId'] },
    );
    await this.securityLog.note('PASSWORD_LINK_MADE', staffId);
    return { token, expiresAt: expiresAt.toISOString() };
  }

  async withdraw(staffId: number): Promise<void> {
    await this.em.nativeDelete(PasswordLink, staffId);
  }

  /**
   * @param network the network under which unknown links are counted, like failed logins.
   * @throws DomainError `NOT_FOUND` if the link is unknown, used or expired, or `TOO_MANY_REQUESTS`
   */
  async ownerOf(token: string, network: string): Promise<Staff> {
    const attempt = await this.limits.consume(undefined, network);
    const owner = await this.find(token);
    await attempt.succeeded();
    return owner;
  }

  /**
   * Also ends the user's sessions.
   * @throws DomainError as `ownerOf` does, or `INVALID_INPUT` on `password`
   */
  async choose(token: string, password: string, network: string): Promise<void> {
    const owner = await this.ownerOf(token, network);
    await checkNewPassword('password', password, owner);
    await this.use(token, await hashPassword(password));
  }

  private async find(token: string): Promise<Staff> {
    const [owner] = await this.sql.rows<Staff & Record<string, unknown>>(
      `select u.id, u.username, u.name from password_link l join staff_user u on u.id = l.staff_user_id
       where l.token_hash = $1 and l.expires_at > $2 and u.disabled_at is null`,
      [hashOfToken(token), this.clock.now()],
    );
    if (!owner) throw new DomainError('NOT_FOUND', { message: PASSWORD_MESSAGES.linkIsUseless });
    return owner;
  }

  // The deletion decides which of two simultaneous uses wins.
  @Transactional()
  private async use(token: string, passwordHash: string): Promise<void> {
    const { id } = await this.find(token);
    const used = await this.em.nativeDelete(PasswordLink, { tokenHash: hashOfToken(token) });
    if (used === 0) throw new DomainError('NOT_FOUND', { message: PASSWORD_MESSAGES.linkIsUseless });
    // Sent as a parameter: MikroORM writes values into the text, which PostgreSQL may log.
    await this.sql.rows('update staff_user set password_hash = $1 where id = $2', [passwordHash, id]);
    await this.sessions.endAllOf(id, 'PASSWORD_CHANGED');
    await this.securityLog.note('PASSWORD_RESET', id);
  }
}
