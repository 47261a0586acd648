import { periodsBeside } from '#domain/reports/period.js';
import { ALL_SUMMARY_AREAS, SUMMARY_AREAS } from '#domain/reports/summary-areas.js';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { InArea, Needs } from '../../access/rights/needs.decorator.js';
import { SummaryInput } from './summary.input.js';
import {
  AppointmentFiguresModel,
  ControlFiguresModel,
  IncomeFiguresModel,
  SummaryModel,
  SupplyFiguresModel,
} from './summary.model.js';
import { SummaryService } from './summary.service.js';

/** Each part is read only if it is selected, and has the area of its own. */
@Needs(...ALL_SUMMARY_AREAS)
@Resolver(() => SummaryModel)
export class SummaryResolver {
  constructor(private readonly summaries: SummaryService) {}

  @Query(() => SummaryModel, {
    description:
      'The figures of a period of up to 366 days, beside the period before and the year before. Each part has an area of its own. Errors: INVALID_INPUT.',
  })
  summary(@Args() { from, to }: SummaryInput): SummaryModel {
    return { periods: periodsBeside({ from, to }) };
  }

  @InArea(SUMMARY_AREAS.appointments)
  @ResolveField(() => AppointmentFiguresModel, { description: 'Of appointments. Needs AGENDA.' })
  appointments(@Parent() { periods }: SummaryModel) {
    return this.summaries.appointments(periods);
  }

  @InArea(SUMMARY_AREAS.income)
  @ResolveField(() => IncomeFiguresModel, { description: 'Of charges and payments. Needs CAJA_CORRECTIONS.' })
  income(@Parent() { periods }: SummaryModel) {
    return this.summaries.income(periods);
  }

  @InArea(SUMMARY_AREAS.supplies)
  @ResolveField(() => [SupplyFiguresModel], {
    description: 'The cost of supplies by treatment, the highest first. Needs STOCK.',
  })
  supplies(@Parent() { periods }: SummaryModel) {
    return this.summaries.supplies(periods);
  }

  @InArea(SUMMARY_AREAS.controls)
  @ResolveField(() => ControlFiguresModel, { description: 'Of overdue controls. Needs HEALTH_DATA.' })
  controls() {
    return this.summaries.controls();
  }
}
