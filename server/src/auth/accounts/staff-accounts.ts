import { SHORTEST_PASSWORD, hashPassword } from './passwords.js';
import { StartUpError } from '../../start-up-error.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { USER_NAME } from './user-name.js';

/** The staff users, as the terminal manages them. Messages are for the operator. */
export class StaffAccounts {
  constructor(private readonly em: EntityManager) {}

  /** Adds the first user, once: several instances may start together. @returns whether it was added. */
  async addFirst(username: string, password: string): Promise<boolean> {
    if ((await this.em.execute('select 1 from staff_user limit 1')).length > 0) return false;
    const added = await this.em.execute(
      `insert into staff_user (username, name, password_hash)
       select ?, ?, ? where not exists (select from staff_user)
       on conflict do nothing returning id`,
      [username, username, await hashPassword(password)],
    );
    return added.length > 0;
  }

  /** @throws StartUpError where the name is taken or can't be a user name, or the password is too short. */
  async add(username: string, password: string): Promise<void> {
    if (!USER_NAME.test(username)) {
      throw new StartUpError('A user name has lower-case letters, digits, dots, hyphens and underscores.');
    }
    const added = await this.em.execute(
      `insert into staff_user (username, name, password_hash) values (?, ?, ?)
       on conflict do nothing returning id`,
      [username, username, await this.hash(password)],
    );
    if (added.length === 0) throw new StartUpError(`There is already a user ${username}.`);
  }

  /** Sets a password and ends the user's sessions. @throws StartUpError where there is no such user. */
  async setPassword(username: string, password: string): Promise<void> {
    const passwordHash = await this.hash(password);
    await this.em.transactional(async (em) => {
      const [user] = await em.execute(
        'update staff_user set password_hash = ? where username = ? returning id',
        [passwordHash, username],
      );
      if (!user)
        throw new StartUpError(`There is no user ${username}: add one with npm run staff -- add NAME.`);
      await em.execute(
        `update session set ended_at = now(), end_reason = 'PASSWORD_CHANGED'
         where staff_user_id = ? and ended_at is null`,
        [user['id']],
      );
    });
  }

  private hash(password: string): Promise<string> {
    if (password.length < SHORTEST_PASSWORD) {
      throw new StartUpError(`A password has at least ${SHORTEST_PASSWORD} characters.`);
    }
    return hashPassword(password);
  }
}
