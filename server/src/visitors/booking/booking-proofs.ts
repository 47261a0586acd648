import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { challengeText, readProof, zeroBits } from '#domain/visitors/booking/proof-of-work.js';
import { Clock } from '../../foundation/clock.js';
import { isSameSecret } from '../../foundation/http/same-secret.js';
import { PROOF_SECONDS, type SharedLimit } from '../../foundation/http/limits/rate-limits.js';

const PURPOSE = 'reservar';

/**
 * Issues challenges and checks proofs (`#domain/visitors/booking/proof-of-work`). A challenge is signed and not stored,
 * and many clients may get the same one. Only the digests of used proofs are stored, until they expire.
 */
export class BookingProofs {
  private readonly key: Buffer;

  /** @param used lets each proof pass only once across all instances. */
  constructor(
    secret: string,
    private readonly used: SharedLimit,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'proof of work', 32));
  }

  challenge(bits: number): string {
    const text = challengeText({ purpose: PURPOSE, bits, until: this.seconds() + PROOF_SECONDS });
    return `${text}.${this.signatureOf(text)}`;
  }

  /** Whether the proof is valid; a proof is valid only once. */
  async accept(proof: string): Promise<boolean> {
    const read = readProof(proof);
    return (
      read !== undefined &&
      read.purpose === PURPOSE &&
      read.until >= this.seconds() &&
      isSameSecret(read.signature, this.signatureOf(read.signed)) &&
      zeroBits(createHash('sha256').update(proof).digest()) >= read.bits &&
      (await this.used.consume(proof)) === undefined
    );
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  /** 128 bits, so that a proof fits into one SHA-256 block. */
  private signatureOf(text: string): string {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 16).toString('base64url');
  }
}
