import type { RateLimit } from '../config.js';

/** Counts what one socket sends, in stretches of time. */
export class MessageRate {
  private stretchEnd = 0;
  private count = 0;

  constructor(private readonly limit: RateLimit | undefined) {}

  /** Counts one message. @param now milliseconds. @returns whether it is one too many. */
  isExceeded(now: number): boolean {
    if (!this.limit) return false;
    if (now >= this.stretchEnd) {
      this.stretchEnd = now + this.limit.seconds * 1000;
      this.count = 0;
    }
    this.count += 1;
    return this.count > this.limit.tries;
  }
}
