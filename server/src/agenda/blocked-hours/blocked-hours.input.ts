import { blockFault } from '#domain/agenda/blocked-hours.js';
import { blockFaultSentence } from '#domain/agenda/blocked-hours.es.js';
import type { TimeSpan } from '#domain/agenda/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsHour, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';

@InputType({ description: 'Hours of a professional’s day that cannot be booked.' })
export class BlockHoursInput {
  @Field(() => Int, { description: "The professional whose hours to block; others' stay free." })
  @IsId()
  professionalId!: number;
  @Field(() => LocalDateScalar, { description: "The day, in the clinic's time." })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When the block starts: on the hour or half past.' })
  @IsHour()
  time!: LocalTime;
  @Field(() => Int, { description: 'A multiple of 30; the block ends at midnight at the latest.' })
  @IsWholeNumber(30, 1440)
  durationMinutes!: number;
  @Field(() => String, { description: 'Only staff see it.' }) @Text(TEXT_LIMITS.short) reason!: string;
}

/** @throws DomainError `INVALID_INPUT` on `time` or `durationMinutes` */
export function spanOf({ time, durationMinutes }: BlockHoursInput): TimeSpan {
  const span = { startMinute: minutesOf(time), durationMinutes };
  const fault = blockFault(span);
  if (fault) throw invalidField(fault.field, blockFaultSentence(fault));
  return span;
}

@ArgsType()
export class BlockedHoursIdInput {
  @Field(() => Int, { description: "The block's id, from `blockedHours`." }) @IsId() id!: number;
}
