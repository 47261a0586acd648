import type { Config } from '../../foundation/config.js';
import { readableLetters } from '../accounts/readable-letters.js';
import { withStaffAccounts } from './staff-accounts.js';

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
  const added = await withStaffAccounts(databaseUrl, (accounts) =>
    accounts.addFirst(adminUsername, password),
  );
  return added && !adminPassword ? password : undefined;
}
