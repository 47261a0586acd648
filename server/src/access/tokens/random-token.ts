import { createHash, randomBytes } from 'node:crypto';

/** The token of a link, session or feed: 256 random bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/**
 * The stored form of a token. A fast hash without salt is enough for random bits that can't be brute-forced, and allows
 * an index lookup, whose timing reveals at most something about the hash.
 */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
