import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Field, InputType, Int } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsEmailAddress, IsHour, IsId, Text } from '../../foundation/input/field-rules.js';

@InputType({ description: "A visitor's booking." })
export class BookAppointmentInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  name!: string;

  @Field(() => String, { description: 'An e-mail address, at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  @IsEmailAddress()
  email!: string;

  @Field(() => String, { description: 'At most 200 characters; a Chilean number needs no country code.' })
  @Text(TEXT_LIMITS.short)
  phone!: string;

  @Field(() => String, { nullable: true, description: 'At most 20,000 characters.' })
  @Text(TEXT_LIMITS.long, 'optional')
  notes?: string | null;

  @Field(() => LocalDateScalar, { description: 'A day on which `availability` has free starts.' })
  @IsDay()
  date!: LocalDate;

  @Field(() => LocalTimeScalar, { description: "One of the day's free starts." })
  @IsHour()
  time!: LocalTime;

  @Field(() => String, {
    nullable: true,
    description: 'One of `bookableTreatments`, by its name. Null or absent: the consultation.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  treatment?: string | null;

  @Field(() => Int, { nullable: true, description: 'Null or absent: any professional who is free.' })
  @IsId('optional')
  professionalId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'During a flood of bookings: the solution to `bookingChallenge`. Valid for one attempt.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  proof?: string | null;
}
