import { hkdfSync } from 'node:crypto';
import { seal, unseal } from './seal.js';

const KEY_BYTES = 32;

/**
 * Encrypts the secrets of second factors and webhooks and the keys of archives with a key that is not in the database:
 * a stolen copy of the database can't generate codes or signatures, or open an archive.
 */
export class SecretBox {
  private readonly key: Buffer;

  constructor(accessTokenKey: string) {
    // The words are part of the key, whatever it encrypts: with others, stored secrets could not be read.
    this.key = Buffer.from(hkdfSync('sha256', accessTokenKey, '', 'second factor', KEY_BYTES));
  }

  /** @param owner a user's id or another owner; binds the secret to it, so it can't be moved to another row. */
  close(secret: Buffer, owner: number | string): Buffer {
    return seal(this.key, secret, bytesOf(owner));
  }

  /** @returns undefined if it was encrypted with another key, e.g. after a restore with a different `secrets.json`. */
  open(closed: Buffer, owner: number | string): Buffer | undefined {
    return unseal(this.key, closed, bytesOf(owner));
  }
}

const bytesOf = (owner: number | string): Buffer => Buffer.from(String(owner));
