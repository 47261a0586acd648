import { invalidField } from '#domain/errors.js';
import { PASSWORD_MESSAGES } from '#domain/staff/password.es.js';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { type LoginAttempt, LoginLimits } from '../login-limits.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { Staff } from '../staff.js';
import { passwordMatches } from './passwords.js';

/** Asks staff for their own password: an open panel is no proof of who sits in front of it. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly sql: Sql,
    private readonly limits: LoginLimits,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Does something for whoever knows the password, which was typed into `password`.
   * @throws DomainError as `prove` does
   */
  async during<T>(staff: Staff, password: string, network: string, work: () => Promise<T>): Promise<T> {
    const { attempt } = await this.prove(staff, 'password', password, network);
    const done = await work();
    await attempt.succeeded();
    return done;
  }

  /**
   * @param field where the password was typed.
   * @param network where the attempt is counted, as a login is, until the caller says that it succeeded.
   * @returns the attempt, and the hash that the password had.
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
