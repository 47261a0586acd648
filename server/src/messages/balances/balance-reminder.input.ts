import { ArgsType, Field, Int } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { AreIds, IsId } from '../../foundation/input/field-rules.js';

/** A page of the list of those who owe. */
const MOST_PATIENTS = 200;

@ArgsType()
export class BalanceReminderInput {
  @Field(() => Int, { description: 'The patient who owes.' }) @IsId() patientId!: number;
}

@ArgsType()
export class BalanceRemindersInput {
  @Field(() => [Int], { description: 'The patients, at most 200.' })
  @AreIds()
  @ArrayMaxSize(MOST_PATIENTS, { message: FIELD_MESSAGES.tooMany })
  patientIds!: number[];
}
