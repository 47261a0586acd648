import type { AppointmentStatus } from '#domain/agenda/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { AppointmentStatusEnum } from '../../agenda/appointments/appointment-status.js';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('Booking', { description: 'The hour a visitor has booked.' })
export class BookingModel {
  @Field(() => LocalDateScalar, { description: "The booked day, in the clinic's time." })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
  @Field(() => AppointmentStatusEnum, { description: '`BOOKED`: not yet confirmed.' })
  status!: AppointmentStatus;
  @Field(() => Boolean, { description: "Whether a confirmation is being sent to the visitor's e-mail." })
  confirmationByEmail!: boolean;
  @Field(() => String, {
    description:
      'Used with `ownAppointment`. Anyone who has it can view and change the appointment. Returned only once.',
  })
  linkToken!: string;
}
