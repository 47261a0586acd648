import { invalidField } from '#domain/errors.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { type LoginAttempt, LoginLimits } from '../login-limits.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { Staff } from '../staff.js';
import { passwordMatches } from './passwords.js';

/** Asks staff users for their own password, because the person at an open panel may be someone else. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly sql: Sql,
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
  ): Promise<{ attempt: LoginAttempt; hash: string | undefined }> {
    const attempt = await this.limits.consume(staff.username, network);
    const [user] = await this.sql.rows<{ hash: string }>(
      'select password_hash as hash from staff_user where id = $1',
      [staff.id],
    );
    if (!(await passwordMatches(user?.hash, password))) {
      await this.securityLog.noteFailure('LOGIN_FAILED', staff.username);
      throw invalidField(field, PASSWORD_MESSAGES.isWrong);
    }
    return { attempt, hash: user?.hash };
  }
}
