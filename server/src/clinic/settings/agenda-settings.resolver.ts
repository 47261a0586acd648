import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { AgendaSettingsModel, HolidayModel } from './agenda-settings.model.js';
import { AgendaSettingsService } from './agenda-settings.service.js';
import { Closure } from '../closures/closure.entity.js';
import {
  ClosureIdInput,
  ClosureInput,
  ClosureRangeInput,
  HolidayYearInput,
  ImportHolidaysInput,
} from '../closures/closure.input.js';
import { ClosuresService } from '../closures/closures.service.js';
import { type Holiday, holidayCalendar } from '../closures/holidays.js';
import { UpdateAgendaInput } from './opening.input.js';

@Needs('SETTINGS')
@Resolver()
export class AgendaSettingsResolver {
  constructor(
    private readonly settings: AgendaSettingsService,
    private readonly closuresService: ClosuresService,
  ) {}

  @Needs('AGENDA')
  @Query(() => [AgendaSettingsModel], { description: 'When each agenda is open, podiatry first.' })
  agendaSettings(): Promise<AgendaSettingsModel[]> {
    return this.settings.all();
  }

  @Needs('AGENDA')
  @Query(() => [Closure], {
    description:
      'The closures within a range of days, soonest first; without a range, those that are not over yet. Errors: INVALID_INPUT.',
  })
  closures(@Args() range: ClosureRangeInput): Promise<Closure[]> {
    return this.closuresService.within(range);
  }

  @Query(() => [HolidayModel], { description: "Chile's public holidays in a year, to choose from." })
  async holidays(@Args() { year }: HolidayYearInput): Promise<Holiday[]> {
    return (await holidayCalendar())(year);
  }

  @Mutation(() => AgendaSettingsModel, {
    description:
      'Replaces the settings of one agenda; booked appointments stay. Errors: STALE, INVALID_INPUT.',
  })
  updateAgenda(
    @Args('input', { description: 'All settings of one agenda.' }) input: UpdateAgendaInput,
  ): Promise<AgendaSettingsModel> {
    return this.settings.update(input);
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
