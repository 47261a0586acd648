import type { ServiceType } from '#domain/appointment.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../clinic/service-type.js';
import { LocalDateScalar, LocalTimeScalar } from '../../graphql/scalars.js';

@ObjectType('DayAvailability', { description: 'How many starts of a day are free.' })
export class DayAvailabilityModel {
  @Field(() => LocalDateScalar, { description: "In the clinic's time." }) date!: LocalDate;
  @Field(() => Int, {
    description: 'With room for the asked length; 0 where the day is full, closed or over.',
  })
  freeCount!: number;
  @Field(() => Boolean, {
    description: 'Whether nobody attends that day; without free hours it is closed, not full.',
  })
  isClosed!: boolean;
}

@ObjectType('FreeHour', { description: 'An hour that can be booked.' })
export class FreeHourModel {
  @Field(() => LocalDateScalar, { description: "The day, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
}

@ObjectType('FreeProfessional', { description: 'Somebody who could take over an appointment.' })
class FreeProfessionalModel {
  @Field(() => Int, { description: "Never the appointment's own professional." }) professionalId!: number;
  @Field(() => Int, { description: 'How many appointments they have that day.' }) appointments!: number;
}

@ObjectType('FreeProfessionals', { description: 'Who could take over an appointment.' })
export class FreeProfessionalsModel {
  @Field(() => Int, { description: 'One of those that were asked about.' }) appointmentId!: number;
  @Field(() => [FreeProfessionalModel], {
    description: 'Who has fewest appointments that day comes first, then the order of the clinic.',
  })
  free!: FreeProfessionalModel[];
}

@ObjectType('Availability', {
  description: 'Which hours of a day can be had. It says hours and nothing else.',
})
export class AvailabilityModel {
  @Field(() => LocalDateScalar, { description: "The day that was asked for, in the clinic's time." })
  date!: LocalDate;
  @Field(() => ServiceTypeEnum, { description: 'Of which agenda these hours are.' })
  serviceType!: ServiceType;
  @Field(() => Int, { description: '60 or 120: how long an appointment from each free start lasts.' })
  durationMinutes!: number;
  @Field(() => [LocalTimeScalar], { description: 'Ascending; empty on a closed or past day.' })
  freeStarts!: LocalTime[];
  @Field(() => [LocalTimeScalar], { description: "The agenda's starts at which an appointment runs." })
  takenStarts!: LocalTime[];
}
