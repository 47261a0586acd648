import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, Text } from '../../foundation/input/field-rules.js';
import { Expense } from './expense.entity.js';

@InputType({ description: 'Something that the clinic spent.' })
export class ExpenseInput extends SentFields(Expense, 'category', 'description', 'amount', 'method') {
  @Field(() => String, {
    nullable: true,
    description: 'The number of the document that the clinic got; at most 40 characters.',
  })
  @Text(40, 'optional')
  documentNumber?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description:
      'The day that it belongs to, up to today; by default today. On a closed day it is booked on the open one.',
  })
  @IsDay('optional')
  belongsTo?: LocalDate | null;
}

@ArgsType()
export class ReverseExpenseInput {
  @Field(() => Int, { description: "The expense's id." }) @IsId() id!: number;
  @Field(() => String, { description: 'Why it is taken back; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
