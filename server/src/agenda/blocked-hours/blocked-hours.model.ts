import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';

@ObjectType('BlockedHours', { description: 'Hours of a professional’s day that cannot be booked.' })
export class BlockedHoursModel {
  @Field(() => Int, { description: 'Pass it to `unblockHours`.' }) id!: number;
  @Field(() => Int, { description: "The professional whose hours they are; others' stay free." })
  professionalId!: number;
  @Field(() => LocalDateScalar, { description: "The day, in the clinic's time." })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When they start.' }) time!: LocalTime;
  @Field(() => Int, { description: 'A multiple of 30.' }) durationMinutes!: number;
  @Field(() => String, { description: 'Only staff see it.' }) reason!: string;
}
