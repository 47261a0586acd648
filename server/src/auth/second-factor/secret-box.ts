import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuthSettings } from '../auth-settings.js';
import { seal, unseal } from '../sealing.js';

const KEY_BYTES = 32;

/**
 * Encrypts the secrets of second factors and webhooks with a key that is not in the database: a stolen copy of it makes
 * no codes and signs nothing.
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor({ accessTokenKey }: AuthSettings) {
    this.key = Buffer.from(hkdfSync('sha256', accessTokenKey, '', 'second factor', KEY_BYTES));
  }

  /** @param owner binds it to a user, by number, or to something else: it can't be moved to another's row. */
  close(secret: Buffer, owner: number | string): Buffer {
    return seal(this.key, secret, bytesOf(owner));
  }

  /** @returns undefined if it was closed with another key, as after a restore beside other `secrets.json`. */
  open(closed: Buffer, owner: number | string): Buffer | undefined {
    return unseal(this.key, closed, bytesOf(owner));
  }
}

const bytesOf = (owner: number | string): Buffer => Buffer.from(String(owner));
