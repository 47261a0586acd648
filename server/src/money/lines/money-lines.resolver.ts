import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { MoneyLinesInput } from './money-lines.input.js';
import { MoneyLinePageModel, toMoneyLinePageModel } from './money-lines.model.js';
import { MoneyLines } from './money-lines.service.js';

@Needs('CAJA_CORRECTIONS')
@Resolver()
export class MoneyLinesResolver {
  constructor(private readonly lines: MoneyLines) {}

  @Query(() => MoneyLinePageModel, {
    description:
      'The charges and payments behind the figures of `summary.income`, with the same filters: their sums are the same. Errors: INVALID_INPUT.',
  })
  async moneyLines(@Args() query: MoneyLinesInput): Promise<MoneyLinePageModel> {
    return toMoneyLinePageModel(await this.lines.page(query));
  }
}
