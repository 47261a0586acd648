import type { LocalDate } from '#domain/clinic-time.js';
import { MAX_CLP } from '#domain/money/charge.js';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/money/expense.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../foundation/graphql/scalars.js';
import { IsDay, IsId, IsWholeNumber, oneOf, Text } from '../foundation/input/field-rules.js';
import { IsMethod } from './payment.input.js';
import { PaymentMethodEnum } from './payment-method.js';

export const ExpenseCategoryEnum = asEnum(EXPENSE_CATEGORIES);
registerEnumType(ExpenseCategoryEnum, {
  name: 'ExpenseCategory',
  description: 'The category of an expense.',
  valuesMap: {
    SUPPLIES: { description: 'Supplies and products for sale.' },
    EQUIPMENT: { description: 'Equipment and its maintenance.' },
    RENT: { description: 'Rent and common costs.' },
    UTILITIES: { description: 'Electricity, water, internet.' },
    PAY: { description: 'Salaries and fees.' },
    ADVERTISING: { description: 'Advertising.' },
    TAXES: { description: 'Taxes and licences.' },
    OTHER: { description: 'Anything else.' },
  },
});
const IsCategory = oneOf('expenseCategory', EXPENSE_CATEGORIES, FIELD_MESSAGES.oneOfList);

@InputType({ description: 'Something that the clinic spent.' })
export class ExpenseInput {
  @Field(() => ExpenseCategoryEnum, { description: 'Its category.' })
  @IsCategory()
  category!: ExpenseCategory;

  @Field(() => String, { description: 'The bought thing; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  description!: string;

  @Field(() => Int, { description: 'In pesos, from 1; in cash a multiple of 10.' })
  @IsWholeNumber(1, MAX_CLP)
  amount!: Clp;

  @Field(() => PaymentMethodEnum, { description: 'How it was paid; cash is taken out of the till.' })
  @IsMethod()
  method!: PaymentMethod;

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
