import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AvailabilityModel } from '../../agenda/availability/availability.model.js';
import { ClientNetwork } from '../../access/actors/current-staff.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { MoveOwnAppointmentInput, OwnAvailabilityInput, SeenHourInput } from './own-appointment.input.js';
import { OwnAppointmentModel } from './own-appointment.model.js';
import { type OwnAppointment, OwnAppointmentsService } from './own-appointments.service.js';

/** Not validated: all invalid tokens get the same response. */
const Token = () =>
  Args('token', { type: () => String, description: 'The token of a link to the appointment.' });
const Seen = () =>
  Args('seen', {
    type: () => SeenHourInput,
    nullable: true,
    description: 'The time that was shown, to detect a move since; absent: not checked.',
  });

const ERRORS = 'Errors: NOT_FOUND (the token opens no appointment, or no longer), TOO_MANY_REQUESTS';

/** Lets the holder of a link see and change an appointment, without logging in. */
@Public()
@Resolver()
export class OwnAppointmentsResolver {
  constructor(private readonly own: OwnAppointmentsService) {}

  @Query(() => OwnAppointmentModel, { description: `The appointment of a link. ${ERRORS}.` })
  ownAppointment(@Token() token: string, @ClientNetwork() network: string): Promise<OwnAppointment> {
    return this.own.find(token, network);
  }

  @Query(() => AvailabilityModel, {
    description: `The times on a day to which it can be moved; its own count as free. ${ERRORS}, INVALID_INPUT.`,
  })
  ownAvailability(
    @Token() token: string,
    @Args() { date, professionalId }: OwnAvailabilityInput,
    @ClientNetwork() network: string,
  ): Promise<AvailabilityModel> {
    return this.own.availability(token, date, professionalId, network);
  }

  @Mutation(() => OwnAppointmentModel, {
    description: `Takes the new time before releasing the old one; repeating it changes nothing. ${ERRORS}, OWN_CHANGE_REFUSED, STALE, SLOT_TAKEN, INVALID_INPUT.`,
  })
  moveOwnAppointment(
    @Token() token: string,
    @Args('to', { description: 'The time to move to.' }) to: MoveOwnAppointmentInput,
    @Seen() seen: SeenHourInput | null,
    @ClientNetwork() network: string,
  ): Promise<OwnAppointment> {
    return this.own.move(token, to, network, seen);
  }

  @Mutation(() => OwnAppointmentModel, {
    description: `Repeating it changes nothing. ${ERRORS}, OWN_CHANGE_REFUSED, STALE.`,
  })
  cancelOwnAppointment(
    @Token() token: string,
    @Seen() seen: SeenHourInput | null,
    @ClientNetwork() network: string,
  ): Promise<OwnAppointment> {
    return this.own.cancel(token, network, seen);
  }

  @Mutation(() => OwnAppointmentModel, {
    description: `Confirms that the patient will come; repeating it changes nothing. ${ERRORS}, OWN_CHANGE_REFUSED, STALE.`,
  })
  confirmOwnAppointment(
    @Token() token: string,
    @Seen() seen: SeenHourInput | null,
    @ClientNetwork() network: string,
  ): Promise<OwnAppointment> {
    return this.own.confirm(token, network, seen);
  }
}
