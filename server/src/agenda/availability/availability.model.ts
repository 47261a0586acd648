import type { ServiceType } from '#domain/agenda/appointment.js';
import { NO_HOURS, type NoHours } from '#domain/agenda/no-hours.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ServiceTypeEnum } from '../../access/rights/service-type.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';

const NoHoursEnum = asEnum(NO_HOURS);
registerEnumType(NoHoursEnum, {
  name: 'NoHours',
  description: 'Why a day has no free start.',
  valuesMap: {
    CLOSED: { description: 'The clinic is closed that day.' },
    OVER: { description: 'Its last hour has passed.' },
    UNATTENDED: { description: 'The clinic is open, but none of the professionals in question works.' },
    TOO_SOON: { description: "The remaining hours are too soon for the clinic's minimum notice." },
    TOO_FAR: { description: 'It is further ahead than visitors may book.' },
    TOO_SHORT: { description: 'No two hours in a row are free, but one hour is.' },
    FULL: { description: 'Appointments or blocked hours hold all of them.' },
  },
});

@ObjectType('DayAvailability', { description: 'How many start times of a day are free.' })
export class DayAvailabilityModel {
  @Field(() => LocalDateScalar, { description: "In the clinic's time." }) date!: LocalDate;
  @Field(() => Int, {
    description: 'Starts with room for the requested length; 0 if the day is full, closed or over.',
  })
  freeCount!: number;
  @Field(() => NoHoursEnum, { nullable: true, description: 'Why no start is free; null if one is.' })
  whyNone!: NoHours | null;
  @Field(() => Boolean, {
    description: 'Whether no professional attends that day: it is closed, not full.',
  })
  isClosed!: boolean;
}

@ObjectType('FreeHour', { description: 'An hour that can be booked.' })
export class FreeHourModel {
  @Field(() => LocalDateScalar, { description: "The day, in the clinic's time." }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "When it starts, in the clinic's time." }) time!: LocalTime;
}

@ObjectType('FreeProfessional', { description: 'A professional who could take over an appointment.' })
class FreeProfessionalModel {
  @Field(() => Int, { description: "Never the appointment's own professional." }) professionalId!: number;
  @Field(() => Int, { description: 'How many appointments they have that day.' }) appointments!: number;
}

@ObjectType('FreeProfessionals', { description: 'The professionals who could take over an appointment.' })
export class FreeProfessionalsModel {
  @Field(() => Int, { description: 'One of the requested appointments.' }) appointmentId!: number;
  @Field(() => [FreeProfessionalModel], {
    description: "Fewest appointments that day first, then in the clinic's order.",
  })
  free!: FreeProfessionalModel[];
}

@ObjectType('Availability', {
  description: 'The free hours of a day. It contains nothing about appointments or patients.',
})
export class AvailabilityModel {
  @Field(() => LocalDateScalar, { description: "The requested day, in the clinic's time." })
  date!: LocalDate;
  @Field(() => ServiceTypeEnum, { description: 'The agenda of these hours.' })
  serviceType!: ServiceType;
  @Field(() => Int, { description: '60 or 120: how long an appointment from each free start lasts.' })
  durationMinutes!: number;
  @Field(() => [LocalTimeScalar], { description: 'Ascending; empty on a closed or past day.' })
  freeStarts!: LocalTime[];
  @Field(() => [LocalTimeScalar], {
    description: "The agenda's start times that are taken for all requested professionals at work.",
  })
  takenStarts!: LocalTime[];
}
