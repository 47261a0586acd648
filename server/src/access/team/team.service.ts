import { DomainError, invalidField } from '#domain/errors.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import type { StaffRole } from '#domain/access/rights.js';
import { CODE_MESSAGES } from '#domain/access/second-factor.es.js';
import type { StaffState } from '#domain/access/staff-state.js';
import { Transactional } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { assertVersion, updatedRow } from '../../foundation/database/row-version.js';
import { type PasswordLink, PasswordLinks } from '../accounts/password-links.js';
import { parseUserName } from '#domain/access/user-name.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Staff } from '../staff.js';

interface TeamMember {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly state: StaffState;
  /** ISO 8601, in UTC. */
  readonly lastLoginAt: string | null;
  readonly hasSecondFactor: boolean;
  readonly version: number;
}
type Row = TeamMember & Record<string, unknown>;

const MEMBER = `id, username, name, role, version, ${asIsoInstant('last_login_at')} as "lastLoginAt",
  case when disabled_at is not null then 'DISABLED' when password_hash is null then 'WITHOUT_PASSWORD' else 'ACTIVE' end
    as state,
  exists (select from second_factor f where f.staff_user_id = staff_user.id and f.enabled_at is not null)
    as "hasSecondFactor"`;

/** The clinic's staff users. The database ensures that one with all rights can always log in. */
@Injectable()
export class TeamService {
  constructor(
    /** Required by `@Transactional`. */
    readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly links: PasswordLinks,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  all(): Promise<TeamMember[]> {
    return this.sql.rows<Row>(
      `select ${MEMBER} from staff_user where role <> 'PROGRAM' order by name collate spanish, id`,
    );
  }

  /** @throws DomainError `INVALID_INPUT` on `username` if it is taken */
  @Transactional()
  async add(added: {
    readonly username: string;
    readonly name: string;
    readonly role: StaffRole;
  }): Promise<{ member: TeamMember; link: PasswordLink }> {
    const [member] = await this.sql.rows<Row>(
      `insert into staff_user (username, name, role) values ($1, $2, $3)
       on conflict (username) do nothing returning ${MEMBER}`,
      [parseUserName(added.username), added.name, added.role],
    );
    if (!member) throw invalidField('username', PASSWORD_MESSAGES.userNameTaken);
    await this.securityLog.note('USER_ADDED', member.id);
    return { member, link: await this.links.make(member.id) };
  }

  /** @throws DomainError `NOT_FOUND`, `STALE`, or `LAST_FULL_USER` if no user with all rights would remain */
  @Transactional()
  async update(
    id: number,
    seenVersion: number,
    { name, role }: { readonly name: string; readonly role: StaffRole },
  ): Promise<TeamMember> {
    const stored = await this.lock(id);
    assertVersion(stored.version, seenVersion);
    const updated = await this.sql.rows<Row>(
      `update staff_user set name = $1, role = $2, version = version + 1 where id = $3 returning ${MEMBER}`,
      [name, role, id],
    );
    if (name !== stored.name) await this.securityLog.note('USER_RENAMED', id);
    if (role !== stored.role) {
      // So that no open screen keeps showing data that the new role may not see.
      await this.sessions.endAllOf(id, 'ROLE_CHANGED');
      await this.securityLog.note('ROLE_CHANGED', id);
    }
    return updatedRow(updated);
  }

  /**
   * Ends the user's sessions at once.
   * @throws DomainError `NOT_FOUND`, or `LAST_FULL_USER` as `update` does
   */
  @Transactional()
  async disable(id: number): Promise<TeamMember> {
    const stored = await this.lock(id);
    if (stored.state === 'DISABLED') return stored;
    const updated = await this.sql.rows<Row>(
      `update staff_user set disabled_at = $1 where id = $2 returning ${MEMBER}`,
      [this.clock.now(), id],
    );
    await this.links.withdraw(id);
    await this.sessions.endAllOf(id, 'DISABLED');
    await this.securityLog.note('USER_DISABLED', id);
    return updatedRow(updated);
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async enable(id: number): Promise<TeamMember> {
    const stored = await this.lock(id);
    if (stored.state !== 'DISABLED') return stored;
    const updated = await this.sql.rows<Row>(
      `update staff_user set disabled_at = null where id = $1 returning ${MEMBER}`,
      [id],
    );
    await this.securityLog.note('USER_ENABLED', id);
    return updatedRow(updated);
  }

  /**
   * The password stays valid until the link is used.
   * @throws DomainError `NOT_FOUND` for unknown and disabled users
   */
  @Transactional()
  async makePasswordLink(id: number): Promise<PasswordLink> {
    const { state } = await this.lock(id);
    if (state === 'DISABLED') throw new DomainError('NOT_FOUND', { message: PASSWORD_MESSAGES.isDisabled });
    return this.links.make(id);
  }

  /**
   * For a user who lost their phone: ends their sessions; the next login needs only the password.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` for the user's own, which needs a code to remove
   */
  @Transactional()
  async removeSecondFactor(asking: Staff, id: number): Promise<TeamMember> {
    if (asking.id === id) throw invalidField('id', CODE_MESSAGES.ownIsElsewhere);
    const stored = await this.lock(id);
    if (!stored.hasSecondFactor) return stored;
    await this.sql.rows('delete from second_factor where staff_user_id = $1', [id]);
    await this.sessions.endAllOf(id, 'SECOND_FACTOR_CHANGED');
    await this.securityLog.note('SECOND_FACTOR_OFF', id);
    return { ...stored, hasSecondFactor: false };
  }

  private async lock(id: number): Promise<TeamMember> {
    const [member] = await this.sql.rows<Row>(
      `select ${MEMBER} from staff_user where id = $1 and role <> 'PROGRAM' for update`,
      [id],
    );
    if (!member) throw new DomainError('NOT_FOUND');
    return member;
  }
}
