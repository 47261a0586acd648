import { blockFault } from '#domain/agenda/blocked-hours.js';
import { blockFaultSentence } from '#domain/agenda/blocked-hours.es.js';
import type { TimeSpan } from '#domain/agenda/appointment.js';
import { minutesOf } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { BlockedHoursModel } from './blocked-hours.model.js';

@InputType({ description: 'Hours of a professional’s day that cannot be booked.' })
export class BlockHoursInput extends SentFields(
  BlockedHoursModel,
  'professionalId',
  'date',
  'time',
  'durationMinutes',
  'reason',
) {}

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
