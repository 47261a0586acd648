import { MAX_PASSWORD_LENGTH } from '#domain/access/password.js';
import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with OWASP's first recommendation: 19 MiB, 2 passes, 1 lane.
// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

// Verified for unknown users, so that the response time does not reveal whether a user exists.
let decoy: Promise<string> | undefined;

/** @param passwordHash undefined for an unknown user. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.slice(0, MAX_PASSWORD_LENGTH));
  return matches && passwordHash !== undefined;
}
