import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Closure } from './closure.entity.js';
import {
  ClosureIdInput,
  ClosureInput,
  ClosureRangeInput,
  HolidayYearInput,
  ImportHolidaysInput,
} from './closure.input.js';
import { ClosuresService } from './closures.service.js';
import { HolidayModel } from './holiday.model.js';
import { type Holiday, holidayCalendar } from './holidays.js';

@Needs('SETTINGS')
@Resolver()
export class ClosuresResolver {
  constructor(private readonly closuresService: ClosuresService) {}

  @Needs('AGENDA')
  @Query(() => [Closure], {
    description:
      'The closures within a range of days, soonest first; without a range, all that are not over yet. Errors: INVALID_INPUT.',
  })
  closures(@Args() range: ClosureRangeInput): Promise<Closure[]> {
    return this.closuresService.within(range);
  }

  @Query(() => [HolidayModel], { description: "Chile's public holidays in a year, to choose from." })
  async holidays(@Args() { year }: HolidayYearInput): Promise<Holiday[]> {
    return (await holidayCalendar())(year);
  }

  @Idempotent.Field()
  @Mutation(() => Closure, {
    description:
      'Closes days; appointments on them stay (query `appointments` first). Errors: INVALID_INPUT.',
  })
  createClosure(
    @Args('input', { description: 'Which days, on one agenda or both.' }) input: ClosureInput,
  ): Promise<Closure> {
    return this.closuresService.create(input);
  }

  @Mutation(() => Boolean, { description: 'Opens the days again. Errors: NOT_FOUND.' })
  async deleteClosure(@Args() { id }: ClosureIdInput): Promise<boolean> {
    await this.closuresService.delete(id);
    return true;
  }

  @Idempotent.Field()
  @Mutation(() => [Closure], {
    description:
      "Closes on some of a year's holidays, each once. Returns the closures that are not over yet.",
  })
  importHolidays(@Args() { year, dates }: ImportHolidaysInput): Promise<Closure[]> {
    return this.closuresService.importHolidays(year, dates);
  }
}
