import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { ClientNetwork } from '../auth/current-staff.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { BookAppointmentInput } from './booking.input.js';
import { BookingModel } from './booking.model.js';
import { type Booking, BookingService } from './booking.service.js';

@Resolver()
export class BookingResolver {
  constructor(private readonly booking: BookingService) {}

  @Public()
  @Mutation(() => BookingModel, {
    description:
      'Books an hour for a visitor. Errors: SLOT_TAKEN, INVALID_INPUT (`fields`), TOO_MANY_REQUESTS.',
  })
  bookAppointment(
    @Args('input') input: BookAppointmentInput,
    @ClientNetwork() network: string,
  ): Promise<Booking> {
    return this.booking.request(input, network);
  }
}
