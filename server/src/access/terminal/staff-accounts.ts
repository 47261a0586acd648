import { type PasswordFault, MIN_PASSWORD_LENGTH } from '#domain/access/password.js';
import { accessChange } from '#domain/access/own-agenda.es.js';
import { rightsForRegister } from '#domain/access/presets.es.js';
import { type Preset, rightsOf } from '#domain/access/presets.js';
import { LIVE_CHANNEL } from '../../foundation/live/live-bus.js';
import { withEntityManager } from '../../foundation/database/with-entity-manager.js';
import { StaffSecondFactor } from '../second-factor/staff-second-factor.entity.js';
import { SecurityEvent } from '../security-log/security-event.entity.js';
import type { EndReason } from '../sessions/session.entity.js';
import { newPasswordFault } from '../passwords/new-password.js';
import { PasswordLink } from '../passwords/password-link.entity.js';
import { hashPassword } from '../passwords/passwords.js';
import { ownAgendaOf } from '../accounts/own-agenda.js';
import { StaffUser } from '../accounts/staff-user.entity.js';
import { StartUpError } from '../../foundation/start-up-error.js';
import type { SecurityChannel, SecurityEventKind } from '#domain/access/security-event.js';
import { sql } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Staff } from '../actors/staff.js';
import { USER_NAME } from '#domain/access/user-name.js';

type PasswordOwner = Pick<Staff, 'username' | 'name'>;

interface UserId {
  readonly id: number;
}

const EVERYTHING = JSON.stringify(rightsOf('ALL'));

const PASSWORD_REFUSALS: Readonly<Record<PasswordFault, string>> = {
  TOO_SHORT: `it has fewer than ${MIN_PASSWORD_LENGTH} characters`,
  OWN_NAME: "it is the user's own name",
  KNOWN: 'it is on the list of passwords that everybody tries first',
};

/** Error messages are for the operator at the terminal. */
export class StaffAccounts {
  constructor(private readonly em: EntityManager) {}

  /**
   * Adds only one user, even if several instances start at once.
   * @returns whether this call added it.
   * @throws StartUpError if there is no user yet and the password can't be used.
   */
  async addFirst(username: string, password: string): Promise<boolean> {
    if ((await this.em.count(StaffUser)) > 0) return false;
    const added = await this.em.execute(
      `insert into staff_user (username, name, rights, password_hash)
       select ?, ?, ?, ? where not exists (select from staff_user)
       on conflict do nothing returning id`,
      [
        username,
        username,
        EVERYTHING,
        await hashUsable('ADMIN_PASSWORD', password, { username, name: username }),
      ],
    );
    for (const { id } of added as UserId[])
      await this.note('USER_ADDED', 'SYSTEM', id, rightsForRegister(rightsOf('ALL')));
    return added.length > 0;
  }

  /** @throws StartUpError if the name is taken or invalid, or the password can't be used. */
  async add(username: string, password: string): Promise<void> {
    if (!USER_NAME.test(username)) {
      throw new StartUpError('A user name has lower-case letters, digits, dots, hyphens and underscores.');
    }
    const added = await this.em.execute(
      `insert into staff_user (username, name, rights, password_hash) values (?, ?, ?, ?)
       on conflict do nothing returning id`,
      [
        username,
        username,
        EVERYTHING,
        await hashUsable('That password', password, { username, name: username }),
      ],
    );
    const [user] = added as UserId[];
    if (!user) throw new StartUpError(`There is already a user ${username}.`);
    await this.note('USER_ADDED', 'TERMINAL', user.id, rightsForRegister(rightsOf('ALL')));
  }

  /**
   * Also ends the user's sessions.
   * @throws StartUpError if the user does not exist, or the password can't be used.
   */
  async setPassword(username: string, password: string): Promise<void> {
    const user = await this.em.findOne(StaffUser, { username });
    if (!user) {
      throw new StartUpError(`There is no user ${username}: add one with npm run staff -- add NAME.`);
    }
    const passwordHash = await hashUsable('That password', password, user);
    await this.em.transactional(async (em) => {
      await em.nativeUpdate(StaffUser, user.id, { passwordHash });
      const staff = new StaffAccounts(em);
      await staff.endSessions(user.id, 'PASSWORD_CHANGED');
      await em.nativeDelete(PasswordLink, user.id);
      await staff.note('PASSWORD_CHANGED', 'TERMINAL', user.id);
    });
  }

  /**
   * Also lifts a limit to the user's own agenda, and ends their sessions, so that no open screen keeps showing data that
   * the new rights do not include.
   * @throws StartUpError if the user does not exist, or no user who may change the team could log in.
   */
  async setRights(username: string, preset: Preset): Promise<void> {
    await this.em.transactional(async (em) => {
      const staff = new StaffAccounts(em);
      const user = await staff.existing(username);
      const former = { rights: user.rights, ownAgenda: ownAgendaOf(user) };
      const rights = rightsOf(preset);
      // A preset may be more than a person limited to their own agenda can have.
      await em.nativeUpdate(StaffUser, user.id, { rights, limitedServices: null }).catch((error: unknown) => {
        const isLast = (error as { constraint?: string }).constraint === 'staff_user_with_team_remains';
        throw isLast
          ? new StartUpError('At least one user may change the team: give that right to another first.')
          : error;
      });
      await staff.endSessions(user.id, 'ROLE_CHANGED');
      await staff.note(
        'ROLE_CHANGED',
        'TERMINAL',
        user.id,
        accessChange(former, { rights, ownAgenda: null }),
      );
    });
  }

  /**
   * Lets a disabled user log in again.
   * @throws StartUpError if the user does not exist.
   */
  async enable(username: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const staff = new StaffAccounts(em);
      const { id } = await staff.existing(username);
      await em.nativeUpdate(StaffUser, id, { disabledAt: null });
      await staff.note('USER_ENABLED', 'TERMINAL', id);
    });
  }

  /**
   * Also ends the user's sessions.
   * @throws StartUpError if the user does not exist or has no second factor.
   */
  async removeSecondFactor(username: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const user = await em.findOne(StaffUser, { username });
      const removed =
        user &&
        (await em.nativeDelete(StaffSecondFactor, { staffUserId: user.id, enabledAt: { $ne: null } }));
      if (!removed) throw new StartUpError(`There is no user ${username} with a second factor.`);
      const staff = new StaffAccounts(em);
      await staff.endSessions(user.id, 'SECOND_FACTOR_CHANGED');
      await staff.note('SECOND_FACTOR_OFF', 'TERMINAL', user.id);
    });
  }

  private async existing(username: string): Promise<StaffUser> {
    const user = await this.em.findOne(StaffUser, { username });
    if (!user) throw new StartUpError(`There is no user ${username}.`);
    return user;
  }

  private async endSessions(staffId: number, reason: EndReason): Promise<void> {
    await this.em.execute(
      `with ended as (
         update session set ended_at = now(), end_reason = ?
         where staff_user_id = ? and ended_at is null returning id)
       select pg_notify(?, json_build_object('kind', 'SESSION', 'sessionId', id)::text) from ended`,
      [reason, staffId, LIVE_CHANNEL],
    );
  }

  private async note(
    kind: SecurityEventKind,
    channel: SecurityChannel,
    staffId: number,
    about: string | null = null,
  ): Promise<void> {
    await this.em.insert(SecurityEvent, { at: sql.now(), kind, staffUserId: staffId, channel, about });
  }
}

/** For use outside the server: start-up and the terminal. */
export const withStaffAccounts = <T>(
  databaseUrl: string,
  work: (accounts: StaffAccounts) => Promise<T>,
): Promise<T> =>
  withEntityManager(databaseUrl, [PasswordLink, SecurityEvent, StaffSecondFactor, StaffUser], (em) =>
    work(new StaffAccounts(em)),
  );

/**
 * @param what names the password in error messages.
 * @throws StartUpError if the password can't be used.
 */
async function hashUsable(what: string, password: string, owner: PasswordOwner): Promise<string> {
  const fault = await newPasswordFault(password, owner);
  if (fault) throw new StartUpError(`${what} can't be used, because ${PASSWORD_REFUSALS[fault]}.`);
  return hashPassword(password);
}
