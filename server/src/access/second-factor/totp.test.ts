import { describe, expect, it } from '@jest/globals';
import { addressOf, keyOf, newSecret, stepOfCode } from './totp.js';

// RFC 6238, appendix B: the SHA-1 secret and codes, of which apps show the last 6 digits.
const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1_000);

describe('TOTP code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('accepts at %i s the code %s', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(step);
  });

  it.each([
    ['29 s late', 59 + 30, 1],
    ['from a phone that is ahead', 59 - 30, 1],
    ['a minute late', 59 + 61, undefined],
    ['from a phone that is a minute ahead', 59 - 60, undefined],
  ])('assigns a code sent %s to step %s', (_case, seconds, step) => {
    expect(stepOfCode(SECRET, '287082', at(seconds))).toBe(step);
  });

  it.each(['287083', '28708', '2870820', '', 'abcdef'])('refuses the TOTP code %j', (code) => {
    expect(stepOfCode(SECRET, code, at(59))).toBeUndefined();
  });
});

it('formats a new secret for people and for apps', () => {
  const secret = newSecret();
  expect(secret).toHaveLength(20);
  expect(keyOf(secret)).toMatch(/^[A-Z2-7]{32}$/);
  expect(addressOf(SECRET, 'ana.soto')).toBe(
    'otpauth://totp/Huella:ana.soto?issuer=Huella&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  );
});
