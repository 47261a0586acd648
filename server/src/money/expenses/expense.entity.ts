import type { LocalDate } from '#domain/clinic-time.js';
import { MAX_CLP } from '#domain/money/charge.js';
import type { ExpenseCategory } from '#domain/money/expense.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { Clp } from '#domain/stock/clp.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds } from '../../foundation/database/columns/holds.decorator.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { ExpenseCategoryEnum, IsExpenseCategory } from './expense-category.js';
import { IsMethod } from '../payments/payment.input.js';
import { PaymentMethodEnum } from '../payments/payment-method.js';

/** It never changes; a wrong one is reversed by a row of its own. Its rules are the ones of a new expense. */
@Entity({ tableName: 'expense' })
@ObjectType({ isAbstract: true })
export class Expense {
  @Field(() => Int, { description: 'Ascending in the order in which expenses were added.' })
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => ExpenseCategoryEnum, { description: 'Its category.' })
  @IsExpenseCategory()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  category!: ExpenseCategory;

  @Field(() => String, { description: 'The bought thing; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  description!: string;

  @Field(() => Int, {
    description: 'In pesos, from 1; in cash a multiple of 10. Negative in a reversal.',
  })
  @IsWholeNumber(1, MAX_CLP)
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  amount!: Clp;

  @Field(() => PaymentMethodEnum, { description: 'How it was paid; cash is taken out of the till.' })
  @IsMethod()
  @Holds('TECHNICAL')
  @Property({ type: 'text' })
  method!: PaymentMethod;

  @Field(() => String, { description: 'Of the document that the clinic got, or empty.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: '' })
  documentNumber!: Opt<string>;

  @Field(() => String, { description: 'Why it was taken back; empty in others.' })
  @Holds('TECHNICAL')
  @Property({ type: 'text', default: '' })
  reason!: Opt<string>;

  @Field(() => LocalDateScalar, { description: 'The day that it belongs to.' })
  @Holds('TECHNICAL')
  @Property({ type: 'date' })
  belongsTo!: LocalDate;

  @Field(() => LocalDateScalar, { description: 'The day of the till in which it counts.' })
  @Holds('TECHNICAL')
  @Property({ type: 'date' })
  bookedOn!: LocalDate;

  @Holds('TECHNICAL') @Property({ type: 'timestamptz' }) at!: Date;
  @Holds('TECHNICAL') @Property({ type: 'integer' }) staffUserId!: number;

  @Field(() => Int, { nullable: true, description: 'The expense that this one takes back.' })
  @Holds('TECHNICAL')
  @Property({ type: 'integer', nullable: true })
  reversesId: number | null = null;
}
