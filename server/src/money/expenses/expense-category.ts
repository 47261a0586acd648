import { EXPENSE_CATEGORIES } from '#domain/money/expense.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

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

export const IsExpenseCategory = oneOf('expenseCategory', EXPENSE_CATEGORIES, FIELD_MESSAGES.oneOfList);
