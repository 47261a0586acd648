import { ArgsType, Field, Int } from '@nestjs/graphql';
import { ArrayMaxSize } from 'class-validator';
import { MOST_REMINDED_AT_ONCE } from '#domain/money/account.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { AreIds, IsId } from '../../foundation/input/field-rules.js';

@ArgsType()
export class BalanceReminderInput {
  @Field(() => Int, { description: 'The patient who owes.' }) @IsId() patientId!: number;
}

@ArgsType()
export class BalanceRemindersInput {
  @Field(() => [Int], { description: `The patients, at most ${MOST_REMINDED_AT_ONCE}.` })
  @AreIds()
  @ArrayMaxSize(MOST_REMINDED_AT_ONCE, { message: FIELD_MESSAGES.tooMany })
  patientIds!: number[];
}
