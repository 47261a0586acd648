import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type Identity, type Recipient, Stanza } from 'age-encryption';

// https://c2sp.org/age, 'The scrypt recipient type'. The package's own recipient derives its key on the thread that
// answers requests, and holds up every one of them for a second or more; Node's scrypt works beside it.
const LABEL = 'age-encryption.org/v1/scrypt';
/** 2^17 rounds need 128 MB for an instant: OWASP's least for passwords, and what a small machine can spare. */
const WORK_FACTOR = 17;
/** A file may ask for more work, but not for more memory than a machine has: 2^20 rounds take 1 GB. */
const HIGHEST_WORK_FACTOR = 20;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const NONCE = Buffer.alloc(12);
const CIPHER = 'chacha20-poly1305';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

function keyOf(passphrase: string, salt: Buffer, workFactor: number): Promise<Buffer> {
  const rounds = 2 ** workFactor;
  const labelled = Buffer.concat([Buffer.from(LABEL), salt]);
  return derive(passphrase, labelled, 32, { N: rounds, r: 8, p: 1, maxmem: 160 * 8 * rounds });
}

/** Encrypts for whoever knows the passphrase; `age -d` asks for it. */
export class PassphraseRecipient implements Recipient {
  constructor(private readonly passphrase: string) {}

  async wrapFileKey(fileKey: Uint8Array): Promise<Stanza[]> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(this.passphrase, salt, WORK_FACTOR);
    const cipher = createCipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', unpadded(salt), String(WORK_FACTOR)], new Uint8Array(body))];
  }
}

/** Opens what a passphrase encrypted; finds nothing with another one. */
export class PassphraseIdentity implements Identity {
  constructor(private readonly passphrase: string) {}

  async unwrapFileKey(stanzas: Stanza[]): Promise<Uint8Array | null> {
    const [only] = stanzas;
    const [kind, salt = '', work = ''] = only?.args ?? [];
    if (!only || stanzas.length !== 1 || kind !== 'scrypt') return null;
    const workFactor = Number(work);
    if (!/^[1-9]\d?$/.test(work) || workFactor > HIGHEST_WORK_FACTOR) return null;
    const key = await keyOf(this.passphrase, Buffer.from(salt, 'base64'), workFactor);
    const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(only.body.subarray(-TAG_BYTES));
    try {
      const fileKey = Buffer.concat([decipher.update(only.body.subarray(0, -TAG_BYTES)), decipher.final()]);
      return new Uint8Array(fileKey);
    } catch {
      return null;
    }
  }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
