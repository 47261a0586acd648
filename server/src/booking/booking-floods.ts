import { workFor } from '#domain/booking/proof-of-work.js';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../http/rate-limits.js';
import { BookingProofs } from './booking-proofs.js';

/** All bookings of the clinic, wherever they come from. */
const ALL = 'all';

/**
 * A flood from many networks at once, none of which asks too often. It begins with so many bookings in a time; until
 * that is over, each further one needs a proof of work.
 */
@Injectable()
export class BookingFloods {
  constructor(
    private readonly limits: RateLimits,
    private readonly proofs: BookingProofs,
  ) {}

  /** What the next booking must solve; undefined where there is no flood. */
  async challenge(): Promise<string | undefined> {
    const flood = await this.limits.allBookings.peek(ALL);
    return flood && this.proofs.challenge(workFor(flood.times));
  }

  /** Counts a booking. @returns false if a flood goes on and the proof is not good. */
  async admit(proof: string | null | undefined): Promise<boolean> {
    const flood = await this.limits.allBookings.consume(ALL);
    return !flood || (typeof proof === 'string' && this.proofs.accept(proof));
  }
}
