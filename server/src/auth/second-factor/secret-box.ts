import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthSettings } from '../auth-settings.js';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of second factors with a key that is not in the database, so a stolen backup has no codes. */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor({ accessTokenKey }: AuthSettings) {
    this.key = Buffer.from(hkdfSync('sha256', accessTokenKey, '', 'second factor', KEY_BYTES));
  }

  /** @param owner binds it to a user: it can't be moved to another's row. */
  close(secret: Buffer, owner: number): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(bytesOf(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
  }

  /** @returns undefined if it was closed with another key, as after a restore beside other `secrets.json`. */
  open(closed: Buffer, owner: number): Buffer | undefined {
    const nonce = closed.subarray(0, NONCE_BYTES);
    const sealed = closed.subarray(NONCE_BYTES, -TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(bytesOf(owner))
      .setAuthTag(closed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}

const bytesOf = (owner: number): Buffer => Buffer.from(String(owner));
