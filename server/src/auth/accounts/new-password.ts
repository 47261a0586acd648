import { invalidField } from '#domain/errors.js';
import { passwordFault } from '#domain/staff/password.js';
import type { Staff } from '../staff.js';

/** @throws DomainError `INVALID_INPUT` on `field` if the password can't be used. */
export async function checkNewPassword(
  field: string,
  password: string,
  owner: Pick<Staff, 'username' | 'name'>,
): Promise<void> {
  const fault = passwordFault(password, owner);
  if (fault !== undefined) throw invalidField(field, fault);
}
