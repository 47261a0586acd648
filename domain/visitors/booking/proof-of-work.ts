/*
 * In a flood of bookings, a browser must do some work before it books: it looks for a number that, appended to a
 * challenge, makes the SHA-256 digest begin with a given number of zero bits. The proof is the challenge with that
 * number.
 */

/** About 65,000 digests: half a second on a slow phone, spent while the visitor types. */
const EASIEST_BITS = 16;
/** About 520,000: some four seconds on a slow phone, as long as it takes to type a name, an e-mail and a phone. */
const HARDEST_BITS = 19;

/** @param times booking attempts as a multiple of the flood threshold; twice as many need twice the work. */
export const workFor = (times: number): number =>
  Math.min(HARDEST_BITS, EASIEST_BITS + Math.floor(Math.log2(Math.max(1, times))));

export interface Challenge {
  /** The only action for which the server accepts the proof. */
  readonly purpose: string;
  readonly bits: number;
  /** When it expires, in seconds since 1970. */
  readonly until: number;
}

/** A challenge without its signature. */
export const challengeText = ({ purpose, bits, until }: Challenge): string =>
  [purpose, bits, until].join('.');

export interface ReadProof extends Challenge {
  /** The text that the server signed. */
  readonly signed: string;
  readonly signature: string;
}

const PROOF = /^(([a-z]{1,20})\.(\d{1,2})\.(\d{1,12}))\.([\w-]{1,64})\.\d{1,10}$/;

/** @returns undefined if it can't be a proof. */
export function readProof(proof: string): ReadProof | undefined {
  const [, signed = '', purpose = '', bits, until, signature = ''] = PROOF.exec(proof) ?? [];
  return signed === '' ? undefined : { signed, purpose, bits: Number(bits), until: Number(until), signature };
}

/** How many zero bits a signed challenge requires. */
export const bitsOf = (challenge: string): number => Number(challenge.split('.')[1]);

/** The number of leading zero bits. */
export function zeroBits(digest: Uint8Array): number {
  const bytes = digest.findIndex((byte) => byte !== 0);
  return bytes < 0 ? digest.length * 8 : bytes * 8 + Math.clz32(digest[bytes] ?? 0) - 24;
}

/**
 * Finds the proof for a signed challenge.
 * @param digest SHA-256 of a text.
 * @param from the first number to try, below 2 ** 32; random, because many browsers get the same challenge and each
 *   proof works only once.
 */
export function solve(challenge: string, digest: (text: string) => Uint8Array, from: number): string {
  const bits = bitsOf(challenge);
  for (let tried = from; ; tried += 1) {
    const proof = `${challenge}.${tried}`;
    if (zeroBits(digest(proof)) >= bits) return proof;
  }
}
