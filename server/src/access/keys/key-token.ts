import { randomInt } from 'node:crypto';
import { readableLetters } from '../accounts/readable-letters.js';
import { bearerToken } from '../tokens/bearer-token.js';
import { hashOfToken } from '../tokens/random-token.js';

const PREFIX_LENGTH = 8;
const SECRET_LENGTH = 43;
const SECRET_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** `huella_<prefix>_<secret>`: a format that secret scanners can recognise. */
const TOKEN = new RegExp(`^huella_[a-z0-9]{${PREFIX_LENGTH}}_[${SECRET_LETTERS}]{${SECRET_LENGTH}}$`);

interface NewToken {
  /** Lets people recognise the key. */
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

/** The hash of the key sent with a request (`Authorization: Bearer`); undefined if there is none. */
export function keyHashFromHeader(authorization: string | undefined): Buffer | undefined {
  const token = bearerToken(authorization);
  return token !== undefined && TOKEN.test(token) ? hashOfToken(token) : undefined;
}
