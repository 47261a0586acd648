import type { Config } from '../../foundation/config.js';
import { withEntityManager } from '../../foundation/database/with-entity-manager.js';
import { readableLetters } from './readable-letters.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffUser } from './staff-user.entity.js';

export const generatePassword = (): string => readableLetters(16);

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
