import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../access/actors/public.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import { ClosureRangeInput } from '../closures/closure.input.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { DayOff } from './day-off.entity.js';
import { DaysOffService } from './days-off.service.js';
import {
  DayOffIdInput,
  DayOffInput,
  ProfessionalIdInput,
  ProfessionalInput,
  ProfessionalOrderInput,
  ProfessionalVersion,
} from './professional.input.js';
import { BookableProfessionalModel, ProfessionalModel } from './professional.model.js';
import { ProfessionalsService } from './professionals.service.js';

@Needs('SETTINGS')
@Resolver()
export class ProfessionalsResolver {
  constructor(
    private readonly service: ProfessionalsService,
    private readonly days: DaysOffService,
  ) {}

  @Needs('AGENDA')
  @Query(() => [ProfessionalModel], { description: "In the clinic's order, including archived ones." })
  professionals(): Promise<ProfessionalModel[]> {
    return this.service.all();
  }

  @Public()
  @Query(() => [BookableProfessionalModel], {
    description: 'The professionals visitors may choose; empty if the clinic does not show them.',
  })
  bookableProfessionals(): Promise<BookableProfessionalModel[]> {
    return this.service.bookable();
  }

  @Idempotent.Field()
  @Mutation(() => ProfessionalModel, { description: 'Added last in the order. Errors: INVALID_INPUT.' })
  createProfessional(
    @Args('input', { description: 'The new professional, who can get appointments from now on.' })
    input: ProfessionalInput,
  ): Promise<ProfessionalModel> {
    return this.service.create(input);
  }

  @Mutation(() => ProfessionalModel, {
    description: 'Replaces everything; booked appointments stay. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateProfessional(
    @Args() { id, version }: ProfessionalVersion,
    @Args('input', { description: "All of the professional's data: absent or empty fields are cleared." })
    input: ProfessionalInput,
  ): Promise<ProfessionalModel> {
    return this.service.update(id, version, input);
  }

  @Mutation(() => ProfessionalModel, {
    description:
      'An archived professional gets no new appointments; existing ones stay. Errors: NOT_FOUND, STALE.',
  })
  archiveProfessional(@Args() { id, version }: ProfessionalVersion): Promise<ProfessionalModel> {
    return this.service.archive(id, version, true);
  }

  @Mutation(() => ProfessionalModel, { description: 'Undoes archiving. Errors: NOT_FOUND, STALE.' })
  restoreProfessional(@Args() { id, version }: ProfessionalVersion): Promise<ProfessionalModel> {
    return this.service.archive(id, version, false);
  }

  @Mutation(() => Boolean, {
    description:
      'Only if no appointment, appointment history or record refers to them. Errors: NOT_FOUND, PROFESSIONAL_IN_USE.',
  })
  async deleteProfessional(@Args() { id }: ProfessionalIdInput): Promise<boolean> {
    await this.service.delete(id);
    return true;
  }

  @Mutation(() => [ProfessionalModel], { description: 'Sets the order in which they are listed and chosen.' })
  orderProfessionals(@Args() { ids }: ProfessionalOrderInput): Promise<ProfessionalModel[]> {
    return this.service.order(ids);
  }

  @Needs('AGENDA')
  @Query(() => [DayOff], {
    description:
      "All professionals' days off within a range of days, soonest first; without a range, all that are not over yet. Errors: INVALID_INPUT.",
  })
  daysOff(@Args() range: ClosureRangeInput): Promise<DayOff[]> {
    return this.days.within(range);
  }

  @Idempotent.Field()
  @Mutation(() => DayOff, {
    description: 'Appointments within it stay (query `appointments` first). Errors: INVALID_INPUT.',
  })
  createDayOff(
    @Args('input', { description: 'The professional and the days.' }) input: DayOffInput,
  ): Promise<DayOff> {
    return this.days.create(input);
  }

  @Mutation(() => Boolean, { description: 'Errors: NOT_FOUND.' })
  async deleteDayOff(@Args() { id }: DayOffIdInput): Promise<boolean> {
    await this.days.delete(id);
    return true;
  }
}
