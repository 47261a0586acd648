/*
 * In a flood of bookings, a browser shows that it has worked before it books: it looks for a number with which the
 * SHA-256 digest of a challenge begins with so many zero bits. The proof is the challenge with that number.
 */

/** About 65,000 digests: half a second of a slow phone, while its owner types. */
const EASIEST_BITS = 16;
/** About 520,000: some four seconds of a slow phone, which typing a name, an e-mail and a phone takes as well. */
const HARDEST_BITS = 19;

/** @param times how many times as many bookings were asked for as begin a flood; twice as many need twice the work. */
export const workFor = (times: number): number =>
  Math.min(HARDEST_BITS, EASIEST_BITS + Math.floor(Math.log2(Math.max(1, times))));

/** What a challenge asks for. */
export interface Challenge {
  /** What the work is for: it is good for nothing else. */
  readonly purpose: string;
  readonly bits: number;
  /** In seconds since 1970: a proof is good until then. */
  readonly until: number;
}

/** A challenge without its signature. */
export const challengeText = ({ purpose, bits, until }: Challenge): string =>
  [purpose, bits, until].join('.');

export interface ReadProof extends Challenge {
  /** What the server signed, and how. */
  readonly signed: string;
  readonly signature: string;
}

const PROOF = /^(([a-z]{1,20})\.(\d{1,2})\.(\d{1,12}))\.([\w-]{1,64})\.\d{1,10}$/;

/** @returns undefined for what can't be a proof. */
export function readProof(proof: string): ReadProof | undefined {
  const [, signed = '', purpose = '', bits, until, signature = ''] = PROOF.exec(proof) ?? [];
  return signed === '' ? undefined : { signed, purpose, bits: Number(bits), until: Number(until), signature };
}

/** How many zero bits a signed challenge asks for. */
export const bitsOf = (challenge: string): number => Number(challenge.split('.')[1]);

/** The zero bits that a digest begins with. */
export function zeroBits(digest: Uint8Array): number {
  const bytes = digest.findIndex((byte) => byte !== 0);
  return bytes < 0 ? digest.length * 8 : bytes * 8 + Math.clz32(digest[bytes] ?? 0) - 24;
}

/**
 * The proof for a signed challenge.
 * @param digest SHA-256 of a text.
 * @param from the first number to try, below 2 ** 32: by chance, because many get the same challenge and each proof is
 *   good once.
 */
export function solve(challenge: string, digest: (text: string) => Uint8Array, from: number): string {
  const bits = bitsOf(challenge);
  for (let tried = from; ; tried += 1) {
    const proof = `${challenge}.${tried}`;
    if (zeroBits(digest(proof)) >= bits) return proof;
  }
}
