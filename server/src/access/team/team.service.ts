import { DomainError, invalidField } from '#domain/errors.js';
import { PASSWORD_MESSAGES } from '#domain/access/password.es.js';
import {
  accessChange,
  accessForRegister,
  beyondOwnAgendaMessage,
  OWN_AGENDA_MESSAGES,
} from '#domain/access/own-agenda.es.js';
import { areEqualAgendas, beyondOwnAgenda, type OwnAgenda } from '#domain/access/own-agenda.js';
import { roleOf, rightsWithRole } from '#domain/access/presets.js';
import { RIGHTS_MESSAGES } from '#domain/access/rights.es.js';
import { areEqualRights, listOfRights, type Rights, rightsFrom } from '#domain/access/rights.js';
import { CODE_MESSAGES } from '#domain/access/second-factor.es.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { FOR_UPDATE } from '../../foundation/database/for-update.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { type NewPasswordLink, PasswordLinks } from '../passwords/password-links.js';
import { OWN_AGENDA, ownAgendaOf } from '../accounts/own-agenda.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { parseUserName } from '#domain/access/user-name.js';
import { StaffSecondFactor } from '../second-factor/staff-second-factor.entity.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Staff } from '../actors/staff.js';
import type { AddTeamMemberInput, UpdateTeamMemberInput } from './team.input.js';
import type { TeamMemberModel } from './team.model.js';

type Row = Omit<TeamMemberModel, 'rights' | 'role'> & { readonly rights: Rights } & Record<string, unknown>;
const toMember = (row: Row): TeamMemberModel => ({
  ...row,
  rights: listOfRights(row.rights),
  role: roleOf(row.rights),
});

type GivenRights = Omit<UpdateTeamMemberInput, 'name'>;
const rightsAfter = (former: Rights, { rights, role }: GivenRights): Rights =>
  rights ? rightsFrom(rights) : role ? rightsWithRole(former, role) : former;

/** Whether a password is set is decided here, so that its hash is not loaded. */
const MEMBER = `u.id, u.username, u.name, u.rights, u.version, ${asIsoInstant('u.last_login_at')} as "lastLoginAt",
  u.professional_id as "professionalId", ${OWN_AGENDA} as "ownAgenda",
  case when u.disabled_at is not null then 'DISABLED' when u.password_hash is null then 'WITHOUT_PASSWORD' else 'ACTIVE' end
    as state,
  exists (select from second_factor f where f.staff_user_id = u.id and f.enabled_at is not null)
    as "hasSecondFactor"`;

/** The clinic's staff users. The database ensures that one who may change the team can always log in. */
@Injectable()
export class TeamService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly links: PasswordLinks,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  async all(): Promise<TeamMemberModel[]> {
    const rows = await this.sql.rows<Row>(
      `select ${MEMBER} from staff_user u where not u.is_program order by u.name collate spanish, u.id`,
    );
    return rows.map(toMember);
  }

  /** @throws DomainError `INVALID_INPUT` on `username` if it is taken, on `rights` if they are not given */
  @Transactional()
  async add(added: AddTeamMemberInput): Promise<{ member: TeamMemberModel; link: NewPasswordLink }> {
    if (!added.rights && !added.role) throw invalidField('rights', RIGHTS_MESSAGES.missing);
    const rights = rightsAfter({}, added);
    const ownAgenda = await this.agendaAfter(
      { id: null, professionalId: null, ownAgenda: null },
      added,
      rights,
    );
    const [row] = await this.sql.rows<Row>(
      `insert into staff_user as u (username, name, rights, professional_id, limited_services) values ($1, $2, $3, $4, $5)
       on conflict (username) do nothing returning ${MEMBER}`,
      [
        parseUserName(added.username),
        added.name,
        JSON.stringify(rights),
        ownAgenda?.professionalId ?? null,
        ownAgenda?.services ?? null,
      ],
    );
    if (!row) throw invalidField('username', PASSWORD_MESSAGES.userNameTaken);
    const member = toMember(row);
    await this.securityLog.note('USER_ADDED', member.id, accessForRegister(rights, ownAgenda));
    return { member, link: await this.links.make(member.id) };
  }

  /** @throws DomainError `NOT_FOUND`, `STALE`, or `LAST_FULL_USER` if no user who may change the team could log in */
  @Transactional()
  async update(
    id: number,
    seenVersion: number,
    { name, ...given }: UpdateTeamMemberInput,
  ): Promise<TeamMemberModel> {
    const user = await this.lock(id);
    assertVersion(user.version, seenVersion);
    const former = { name: user.name, rights: user.rights, ownAgenda: ownAgendaOf(user) };
    const rights = rightsAfter(former.rights, given);
    const { professionalId = null } = user;
    const ownAgenda = await this.agendaAfter(
      { id, professionalId, ownAgenda: former.ownAgenda },
      given,
      rights,
    );
    Object.assign(user, {
      name,
      rights,
      professionalId: ownAgenda?.professionalId ?? professionalId,
      limitedServices: ownAgenda?.services ?? null,
      version: user.version + 1,
    });
    await this.em.flush();
    if (name !== former.name) await this.securityLog.note('USER_RENAMED', id);
    if (!areEqualRights(rights, former.rights) || !areEqualAgendas(ownAgenda, former.ownAgenda)) {
      // So that no open screen keeps showing data that the new rights do not include.
      await this.sessions.endAllOf(id, 'ROLE_CHANGED');
      await this.securityLog.note('ROLE_CHANGED', id, accessChange(former, { rights, ownAgenda }));
    }
    return this.find(id);
  }

  /** @throws DomainError `INVALID_INPUT` on the field that does not fit a limit */
  private async agendaAfter(
    former: {
      readonly id: number | null;
      readonly professionalId: number | null;
      readonly ownAgenda: OwnAgenda | null;
    },
    { limitedServices, professionalId: asked }: GivenRights,
    rights: Rights,
  ): Promise<OwnAgenda | null> {
    const services = limitedServices ?? former.ownAgenda?.services ?? [];
    if (services.length === 0) return null;
    const professionalId = asked ?? former.professionalId;
    if (!professionalId) throw invalidField('professionalId', OWN_AGENDA_MESSAGES.withoutProfessional);
    const beyond = beyondOwnAgenda(rights);
    if (beyond.length > 0) throw invalidField('rights', beyondOwnAgendaMessage(beyond));
    const [found] = await this.sql.rows<{ exists: boolean; isTaken: boolean }>(
      `select exists (select from professional where id = $1 and services @> $2) as exists,
              exists (select from staff_user where professional_id = $1 and id is distinct from $3) as "isTaken"`,
      [professionalId, services, former.id],
    );
    if (!found?.exists) throw invalidField('professionalId', OWN_AGENDA_MESSAGES.unknownProfessional);
    if (found.isTaken) throw invalidField('professionalId', OWN_AGENDA_MESSAGES.professionalTaken);
    return { professionalId, services };
  }

  /**
   * Ends the user's sessions at once.
   * @throws DomainError `NOT_FOUND`, or `LAST_FULL_USER` as `update` does
   */
  @Transactional()
  async disable(id: number): Promise<TeamMemberModel> {
    const user = await this.lock(id);
    if (user.disabledAt) return this.find(id);
    user.disabledAt = this.clock.now();
    await this.em.flush();
    await this.links.withdraw(id);
    await this.sessions.endAllOf(id, 'DISABLED');
    await this.securityLog.note('USER_DISABLED', id);
    return this.find(id);
  }

  /** @throws DomainError `NOT_FOUND` */
  @Transactional()
  async enable(id: number): Promise<TeamMemberModel> {
    const user = await this.lock(id);
    if (!user.disabledAt) return this.find(id);
    user.disabledAt = null;
    await this.em.flush();
    await this.securityLog.note('USER_ENABLED', id);
    return this.find(id);
  }

  /**
   * The password stays valid until the link is used.
   * @throws DomainError `NOT_FOUND` for unknown and disabled users
   */
  @Transactional()
  async makePasswordLink(id: number): Promise<NewPasswordLink> {
    const { disabledAt } = await this.lock(id);
    if (disabledAt) throw new DomainError('NOT_FOUND', { message: PASSWORD_MESSAGES.isDisabled });
    return this.links.make(id);
  }

  /**
   * For a user who lost their phone: ends their sessions; the next login needs only the password.
   * @throws DomainError `NOT_FOUND`, or `INVALID_INPUT` on `id` for the user's own, which needs a code to remove
   */
  @Transactional()
  async removeSecondFactor(asking: Staff, id: number): Promise<TeamMemberModel> {
    if (asking.id === id) throw invalidField('id', CODE_MESSAGES.ownIsElsewhere);
    await this.lock(id);
    const removed = await this.em.nativeDelete(StaffSecondFactor, {
      staffUserId: id,
      enabledAt: { $ne: null },
    });
    if (removed > 0) {
      await this.sessions.endAllOf(id, 'SECOND_FACTOR_CHANGED');
      await this.securityLog.note('SECOND_FACTOR_OFF', id);
    }
    return this.find(id);
  }

  private async lock(id: number): Promise<StaffUser> {
    const user = await this.em.findOne(StaffUser, { id, isProgram: false }, FOR_UPDATE);
    if (!user) throw new DomainError('NOT_FOUND');
    return user;
  }

  private async find(id: number): Promise<TeamMemberModel> {
    const [row] = await this.sql.rows<Row>(`select ${MEMBER} from staff_user u where u.id = $1`, [id]);
    if (!row) throw new DomainError('NOT_FOUND');
    return toMember(row);
  }
}
