import { createHash, randomBytes } from 'node:crypto';

/** What a link, a session or a feed is known by: 256 random bits that a URL can hold. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a token. A fast hash without salt is enough for random bits that nobody finds by trying; it lets one
 * look-up by an index find the token, whose time tells at most something about the hash.
 */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
