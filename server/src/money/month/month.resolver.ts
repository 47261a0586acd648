import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { MonthInput } from './month.input.js';
import { MoneyMonthModel } from './month.model.js';
import { Months } from './month.service.js';

@Needs('CAJA_CORRECTIONS')
@Resolver()
export class MonthResolver {
  constructor(private readonly months: Months) {}

  @Query(() => MoneyMonthModel, {
    description: "The accountant's month: totals of what is booked on its days. Errors: INVALID_INPUT.",
  })
  moneyMonth(@Args() { month }: MonthInput): Promise<MoneyMonthModel> {
    return this.months.read(month);
  }
}
