import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsHour, IsId } from '../../foundation/input/field-rules.js';

@InputType({
  description: 'The time that the link holder saw; if the appointment has moved since, nothing is changed.',
})
export class SeenHourInput {
  @Field(() => LocalDateScalar, { description: "The day that was shown, in the clinic's time." })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "The start that was shown, in the clinic's time." })
  @IsHour()
  time!: LocalTime;
}

@InputType({ description: 'The new time of an appointment.' })
export class MoveOwnAppointmentInput {
  @Field(() => LocalDateScalar, { description: 'The new day; `ownAvailability` lists its free starts.' })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: "One of the day's free starts." }) @IsHour() time!: LocalTime;
  @Field(() => Int, {
    nullable: true,
    description: 'Null or absent: its current professional if free, otherwise any free one.',
  })
  @IsId('optional')
  professionalId?: number | null;
}

@ArgsType()
export class OwnAvailabilityInput {
  @Field(() => LocalDateScalar, { description: 'The day to move it to.' })
  @IsDay()
  date!: LocalDate;
  @Field(() => Int, { nullable: true, description: 'Null or absent: any professional.' })
  @IsId('optional')
  professionalId?: number | null;
}
