import { workFor } from '#domain/visitors/booking/proof-of-work.js';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../foundation/http/limits/rate-limits.js';
import { BookingProofs } from './booking-proofs.js';

/** The key that counts all of the clinic's bookings, from any network. */
const ALL = 'all';

/**
 * Detects floods of bookings from many networks at once, each within its own limit. A flood starts at a number of
 * bookings within a time window; until the window ends, each further booking needs a proof of work.
 */
@Injectable()
export class BookingFloods {
  constructor(
    private readonly limits: RateLimits,
    private readonly proofs: BookingProofs,
  ) {}

  /** The challenge the next booking must solve; undefined if there is no flood. */
  async challenge(): Promise<string | undefined> {
    const flood = await this.limits.allBookings.peek(ALL);
    return flood && this.proofs.challenge(workFor(flood.times));
  }

  /**
   * Counts a booking.
   * @returns false during a flood if the proof is not valid.
   */
  async admit(proof: string | null | undefined): Promise<boolean> {
    const flood = await this.limits.allBookings.consume(ALL);
    return !flood || (typeof proof === 'string' && this.proofs.accept(proof));
  }
}
