import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { BookingFloods } from './booking-floods.js';
import { BookAppointmentInput } from './booking.input.js';
import { BookingModel } from './booking.model.js';
import { type Booking, BookingService } from './booking.service.js';

@Resolver()
export class BookingResolver {
  constructor(
    private readonly booking: BookingService,
    private readonly floods: BookingFloods,
  ) {}

  @Public()
  @Query(() => String, {
    nullable: true,
    description:
      'Null unless a flood of bookings is under way. Then the `proof` of the next booking is this text, a dot, and a whole number below 10,000,000,000, such that the SHA-256 digest of the proof begins with as many zero bits as the number between the first two dots. Valid for 15 minutes.',
  })
  bookingChallenge(): Promise<string | undefined> {
    return this.floods.challenge();
  }

  @Public()
  @Idempotent.Field()
  @Mutation(() => BookingModel, {
    description:
      'Books an hour for a visitor. Errors: SLOT_TAKEN, BOOKINGS_PAUSED, INVALID_INPUT (`fields`), TOO_MANY_REQUESTS (also if `bookingChallenge` is not null and `proof` is not valid).',
  })
  bookAppointment(
    @Args('input', { description: 'The visitor and the hour.' }) input: BookAppointmentInput,
    @ClientNetwork() network: string,
  ): Promise<Booking> {
    return this.booking.request(input, network);
  }
}
