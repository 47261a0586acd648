import type { LocalDate } from '#domain/clinic-time.js';
import type { ExpenseCategory } from '#domain/money/expense.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../foundation/graphql/scalars.js';
import { ExpenseCategoryEnum } from './expense.input.js';
import type { ExpenseRow } from './money-rows.js';
import { PaymentMethodEnum } from './payment-method.js';

@ObjectType('Expense', { description: 'An expense of the clinic, in whole pesos. It never changes.' })
export class ExpenseModel implements ExpenseRow {
  @Field(() => Int, { description: 'Ascending in the order in which expenses were added.' }) id!: number;
  @Field(() => ExpenseCategoryEnum, { description: 'Its category.' }) category!: ExpenseCategory;
  @Field(() => String, { description: 'The bought thing.' }) description!: string;
  @Field(() => Int, { description: 'Negative in a reversal.' }) amount!: Clp;
  @Field(() => PaymentMethodEnum, { description: 'How it was paid.' }) method!: PaymentMethod;
  @Field(() => String, { description: 'Of the document that the clinic got, or empty.' })
  documentNumber!: string;
  @Field(() => String, { description: 'Why it was taken back; empty in others.' }) reason!: string;
  @Field(() => LocalDateScalar, { description: 'The day that it belongs to.' }) belongsTo!: LocalDate;
  @Field(() => LocalDateScalar, { description: 'The day of the till in which it counts.' })
  bookedOn!: LocalDate;
  @Field(() => String, { description: 'When it was added: ISO 8601, in UTC.' }) at!: string;
  @Field(() => String, { description: 'The user who added it.' }) staffName!: string;
  @Field(() => Int, { nullable: true, description: 'The expense that this one takes back.' })
  reversesId!: number | null;
  @Field(() => Boolean, { description: 'Whether another one takes it back.' }) isReversed!: boolean;
}
