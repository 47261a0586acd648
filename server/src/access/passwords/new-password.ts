import { invalidField } from '#domain/errors.js';
import { type PasswordFault, passwordFault } from '#domain/access/password.js';
import { PASSWORD_FAULTS } from '#domain/access/password.es.js';
import type { Staff } from '../actors/staff.js';
import { knownPasswords } from './known-passwords.js';

type Owner = Pick<Staff, 'username' | 'name'>;

/** @returns why a new password can't be used; undefined if it can. */
export async function newPasswordFault(password: string, owner: Owner): Promise<PasswordFault | undefined> {
  return passwordFault(password, owner, await knownPasswords());
}

/** @throws DomainError `INVALID_INPUT` on `field` if the password can't be used. */
export async function checkNewPassword(field: string, password: string, owner: Owner): Promise<void> {
  const fault = await newPasswordFault(password, owner);
  if (fault) throw invalidField(field, PASSWORD_FAULTS[fault]);
}
