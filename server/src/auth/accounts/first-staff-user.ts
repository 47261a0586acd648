import { randomInt } from 'node:crypto';
import type { Config } from '../../config.js';
import { withEntityManager } from '../../database/with-entity-manager.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffUser } from './staff-user.entity.js';

// No 0 and o, 1, l and i: this is read from a screen and typed.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that can be typed: 16 characters of 31, 79 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Adds the first user of the panel where there is none.
 * @returns the password that was made up, to be shown once; undefined where none was.
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
