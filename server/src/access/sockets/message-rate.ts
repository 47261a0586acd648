import type { RateLimit } from '../../foundation/config.js';

/** Limits the messages of one socket, in fixed time windows. */
export class MessageRate {
  private windowEnd = 0;
  private count = 0;

  constructor(private readonly limit: RateLimit | undefined) {}

  /** Counts one message. @param now in milliseconds. @returns whether the limit is exceeded. */
  isExceeded(now: number): boolean {
    if (!this.limit) return false;
    if (now >= this.windowEnd) {
      this.windowEnd = now + this.limit.seconds * 1000;
      this.count = 0;
    }
    this.count += 1;
    return this.count > this.limit.tries;
  }
}
