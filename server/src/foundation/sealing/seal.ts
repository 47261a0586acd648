import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param key 32 bytes.
 * @param owner binds the ciphertext to its row, so it can't be moved to another.
 */
export function seal(key: Buffer, bytes: Buffer, owner: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(owner);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** @returns undefined if it was sealed with another key or for another owner. */
export function unseal(key: Buffer, closed: Buffer, owner: Buffer): Buffer | undefined {
  const nonce = closed.subarray(0, NONCE_BYTES);
  const sealed = closed.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(owner)
    .setAuthTag(closed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    return undefined;
  }
}
