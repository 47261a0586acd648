import type { AppointmentStatus } from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { AppointmentStatusEnum } from '../appointments/appointment-status.js';
import { LocalDateScalar, LocalTimeScalar } from '../graphql/scalars.js';

@ObjectType('Booking', { description: 'The hour that a visitor got.' })
export class BookingModel {
  @Field(() => LocalDateScalar, { description: "The day that was booked, in the clinic's time." })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
  @Field(() => AppointmentStatusEnum, { description: '`BOOKED`: it waits to be confirmed.' })
  status!: AppointmentStatus;
  @Field(() => Boolean, { description: "Whether a confirmation is on its way to the visitor's e-mail." })
  confirmationByEmail!: boolean;
  @Field(() => String, {
    description: 'For `ownAppointment`. Whoever has it can see and change the appointment: it is told once.',
  })
  linkToken!: string;
}
