import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ExpenseInput, ReverseExpenseInput } from './expense.input.js';
import { ExpenseModel } from './expense.model.js';
import { Expenses } from './expenses.service.js';

/** The clinic's expenses; `cashDay` lists them. */
@Needs('CAJA')
@Resolver()
export class ExpensesResolver {
  constructor(private readonly expenses: Expenses) {}

  @Idempotent.Field()
  @Mutation(() => ExpenseModel, {
    description:
      'Notes an expense; one in cash is taken out of the till. Errors: INVALID_INPUT (on `amount` if cash is not a multiple of ten, on `belongsTo` for a day to come).',
  })
  addExpense(
    @Args('input', { description: 'The expense.' }) input: ExpenseInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ExpenseModel> {
    return this.expenses.add(input, staff);
  }

  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Field()
  @Mutation(() => ExpenseModel, {
    description:
      'Takes an expense back, with a line of the opposite amount. Errors: NOT_FOUND, INVALID_INPUT (on `id` if it is reversed).',
  })
  reverseExpense(
    @Args() { id, reason }: ReverseExpenseInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ExpenseModel> {
    return this.expenses.reverse(id, reason, staff);
  }
}
