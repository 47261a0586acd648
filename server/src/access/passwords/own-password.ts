import { invalidField } from '#domain/errors.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { READ_ONLY } from '../../foundation/database/for-update.js';
import { type LoginAttempt, LoginLimits } from './login-limits.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { Staff } from '../actors/staff.js';
import { passwordMatches } from './passwords.js';
import { StaffUser } from '../accounts/staff-user.entity.js';

/** Asks staff users for their own password, because another person may be at an open panel. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: LoginLimits,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Runs `work` if the password from the field `password` is correct.
   * @throws DomainError as `prove` does
   */
  async during<T>(staff: Staff, password: string, network: string, work: () => Promise<T>): Promise<T> {
    const { attempt } = await this.prove(staff, 'password', password, network);
    const done = await work();
    await attempt.succeeded();
    return done;
  }

  /**
   * @param field the field the password was typed into.
   * @param network the network under which the attempt is counted, like a login, until the caller reports success.
   * @returns the attempt, and the stored hash of the password.
   * @throws DomainError `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on the field
   */
  async prove(
    staff: Staff,
    field: string,
    password: string,
    network: string,
  ): Promise<{ attempt: LoginAttempt; hash: string }> {
    const attempt = await this.limits.consume(staff.username, network);
    const user = await this.em.findOne(StaffUser, staff.id, { ...READ_ONLY, fields: ['passwordHash'] });
    const hash = user?.passwordHash ?? undefined;
    const matches = await passwordMatches(hash, password);
    if (!matches || hash === undefined) {
      await this.securityLog.noteFailure('LOGIN_FAILED', staff.username);
      throw invalidField(field, PASSWORD_MESSAGES.isWrong);
    }
    return { attempt, hash };
  }
}
