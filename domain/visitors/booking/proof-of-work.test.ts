import { describe, expect, it } from '@jest/globals';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { challengeText, readProof, solve, workFor, zeroBits } from './proof-of-work.js';

const sha256 = (text: string): Uint8Array => digest(new TextEncoder().encode(text));

describe('the required work', () => {
  it.each([
    [0.5, 16],
    [1, 16],
    [1.9, 16],
    [2, 17],
    [4, 18],
    [1_000, 19],
  ])('requires at %d times the flood threshold %d bits of work', (times, bits) =>
    expect(workFor(times)).toBe(bits),
  );
});

describe('a proof', () => {
  const challenge = { purpose: 'reservar', bits: 8, until: 1_795_000_000 };
  const signed = `${challengeText(challenge)}.una-firma`;

  it('finds a proof for a challenge, and includes the challenge in it', () => {
    const proof = solve(signed, sha256, 2 ** 32 - 1);
    expect(proof.startsWith(`${signed}.`)).toBe(true);
    expect(zeroBits(sha256(proof))).toBeGreaterThanOrEqual(8);
    expect(readProof(proof)).toEqual({
      ...challenge,
      signed: challengeText(challenge),
      signature: 'una-firma',
    });
  });

  it.each(['', 'reservar', signed, `${signed}.x`, `${signed}.1.2`, `${signed}.12345678901`, ` ${signed}.1`])(
    'does not accept %j as a proof',
    (text) => expect(readProof(text)).toBeUndefined(),
  );
});

describe('the zero bits of a digest', () => {
  it.each([
    [[255], 0],
    [[1], 7],
    [[0, 128], 8],
    [[0, 1], 15],
    [[0, 0], 16],
  ])('counts the leading zero bits of %j: %d', (bytes, bits) =>
    expect(zeroBits(Uint8Array.from(bytes))).toBe(bits),
  );
});
