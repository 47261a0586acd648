import { Field, ObjectType, OmitType } from '@nestjs/graphql';
import { Expense } from './expense.entity.js';
import type { ExpenseRow } from './expense-rows.js';

@ObjectType('Expense', { description: 'An expense of the clinic, in whole pesos. It never changes.' })
export class ExpenseModel extends OmitType(Expense, ['at', 'staffUserId']) implements ExpenseRow {
  @Field(() => String, { description: 'When it was added: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'The user who added it.' }) staffName!: string;
  @Field(() => Boolean, { description: 'Whether another one takes it back.' }) isReversed!: boolean;
}
