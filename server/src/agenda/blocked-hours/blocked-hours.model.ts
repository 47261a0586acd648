import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsHour, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';

@ObjectType('BlockedHours', { description: 'Hours of a professional’s day that cannot be booked.' })
export class BlockedHoursModel {
  @Field(() => Int, { description: 'Pass it to `unblockHours`.' }) id!: number;
  @Field(() => Int, { description: "The professional whose hours they are; others' stay free." })
  @IsId()
  professionalId!: number;
  @Field(() => LocalDateScalar, { description: "The day, in the clinic's time." })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When they start: on the hour or half past.' })
  @IsHour()
  time!: LocalTime;
  @Field(() => Int, { description: 'A multiple of 30; they end at midnight at the latest.' })
  @IsWholeNumber(30, 1440)
  durationMinutes!: number;
  @Field(() => String, { description: 'Only staff see it.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
