import { CODE_DIGITS, CODE_SECONDS } from '#domain/access/second-factor.js';
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Huella';
/** The length of the hash that generates the codes (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** A phone's clock may be off: one step before and one after are accepted too (RFC 6238, section 5.2). */
const WINDOW = 1;

const totpOf = (secret: Buffer, label?: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    ...(label !== undefined && { label }),
    // The only algorithm that apps support reliably.
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** The secret as it is typed into an app, in base 32. */
export const keyOf = (secret: Buffer): string => totpOf(secret).secret.base32;

/** The content of the QR code. */
export const addressOf = (secret: Buffer, username: string): string => totpOf(secret, username).toString();

/** @returns the time step that a code is for, counted since 1970; undefined for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const steps = totp.validate({ token: code, timestamp, window: WINDOW });
  return steps === null ? undefined : totp.counter({ timestamp }) + steps;
}
