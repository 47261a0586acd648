import { DomainError, invalidField } from '#domain/errors.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { checkNewPassword } from '../passwords/new-password.js';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordLinks } from '../passwords/password-links.js';
import { hashPassword } from '../passwords/passwords.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { SignedInStaff, Staff } from '../actors/staff.js';
import type { ProfileModel } from './profile.model.js';

@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly ownPassword: OwnPassword,
    private readonly links: PasswordLinks,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  async of({ id }: Staff): Promise<ProfileModel> {
    const profile = await this.em.findOne(StaffUser, id, {
      ...READ_ONLY,
      fields: ['username', 'name', 'version'],
    });
    if (!profile) throw new DomainError('UNAUTHENTICATED');
    return profile;
  }

  /** @throws DomainError `STALE` */
  @Transactional()
  async rename(staff: Staff, name: string, seenVersion: number): Promise<ProfileModel> {
    const user = await this.em.findOne(StaffUser, staff.id, FOR_UPDATE);
    if (!user) throw new DomainError('UNAUTHENTICATED');
    assertVersion(user.version, seenVersion);
    Object.assign(user, { name, version: user.version + 1 });
    await this.em.flush();
    await this.securityLog.note('USER_RENAMED', staff.id);
    return this.of(staff);
  }

  /**
   * Also ends the user's other sessions.
   * @param network the network under which the attempt is counted, like a login.
   * @throws DomainError `TOO_MANY_REQUESTS`, or `INVALID_INPUT` on `currentPassword` or `newPassword`
   */
  async changePassword(
    staff: SignedInStaff,
    passwords: { currentPassword: string; newPassword: string },
    network: string,
  ): Promise<void> {
    await checkNewPassword('newPassword', passwords.newPassword, staff);
    const { attempt, hash } = await this.ownPassword.prove(
      staff,
      'currentPassword',
      passwords.currentPassword,
      network,
    );
    await attempt.succeeded();
    await this.storePassword(staff, await hashPassword(passwords.newPassword), hash);
  }

  @Transactional()
  private async storePassword(staff: SignedInStaff, hash: string, formerHash: string): Promise<void> {
    // A password's hash is sent as a parameter: MikroORM writes values into the text, which PostgreSQL may log.
    const changed = await this.sql.rows(
      'update staff_user set password_hash = $1 where id = $2 and password_hash = $3 returning id',
      [hash, staff.id, formerHash],
    );
    // Changed by another request in the meantime: the typed password is no longer the current one.
    if (changed.length === 0) throw invalidField('currentPassword', PASSWORD_MESSAGES.isWrong);
    await this.links.withdraw(staff.id);
    await this.sessions.endAllOf(staff.id, 'PASSWORD_CHANGED', staff.sessionId);
    await this.securityLog.note('PASSWORD_CHANGED', staff.id);
  }
}
