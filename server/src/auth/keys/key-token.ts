import { randomInt } from 'node:crypto';
import { readableLetters } from '../accounts/readable-letters.js';
import { bearerToken } from '../bearer-token.js';
import { hashOfToken } from '../random-token.js';

const PREFIX_LENGTH = 8;
const SECRET_LENGTH = 43;
const SECRET_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** `huella_<prefix>_<secret>`: programs that look for leaked secrets find it by its form. */
const TOKEN = new RegExp(`^huella_[a-z0-9]{${PREFIX_LENGTH}}_[${SECRET_LETTERS}]{${SECRET_LENGTH}}$`);

interface NewToken {
  /** How people recognise the key. */
  readonly prefix: string;
  readonly token: string;
}

/** Its secret has 256 random bits. */
export function newToken(): NewToken {
  const prefix = readableLetters(PREFIX_LENGTH);
  const secret = Array.from(
    { length: SECRET_LENGTH },
    () => SECRET_LETTERS[randomInt(SECRET_LETTERS.length)],
  ).join('');
  return { prefix, token: `huella_${prefix}_${secret}` };
}

/** The hash of the key that a request shows (`Authorization: Bearer`); undefined where it shows none. */
export function shownKey(authorization: string | undefined): Buffer | undefined {
  const token = bearerToken(authorization);
  return token !== undefined && TOKEN.test(token) ? hashOfToken(token) : undefined;
}
