import { randomInt } from 'node:crypto';
import type { Config } from '../../config.js';
import { withEntityManager } from '../../database/with-entity-manager.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffUser } from './staff-user.entity.js';

// Without 0, o, 1, l and i, which look alike: it is read from a screen and typed.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 16 characters out of 31: 79 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Adds a first user if there is none.
 * @returns the generated password, to be shown once; undefined if none was generated.
 */
export async function ensureFirstStaffUser(
  databaseUrl: string,
  { adminUsername, adminPassword }: Config,
): Promise<string | undefined> {
  const password = adminPassword ?? generatePassword();
  const added = await withEntityManager(databaseUrl, [StaffUser], (em) =>
    new StaffAccounts(em).addFirst(adminUsername, password),
  );
  return added && !adminPassword ? password : undefined;
}
