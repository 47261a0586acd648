import { bookableTreatments } from '#domain/booking/choices.js';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../auth/public.decorator.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import { FromMemory } from '../kept-answers/from-memory.js';
import { Repeatable } from '../http/repeatable.decorator.js';
import { ClinicOffers } from './clinic-offers.js';
import { TreatmentIdInput, TreatmentInput, TreatmentVersion } from './treatment.input.js';
import { BookableTreatmentModel, TreatmentModel } from './treatment.model.js';
import { TreatmentsService } from './treatments.service.js';

@Needs('SETTINGS')
@Resolver()
export class TreatmentsResolver {
  constructor(
    private readonly service: TreatmentsService,
    private readonly offers: ClinicOffers,
  ) {}

  @Needs('AGENDA')
  @Query(() => [TreatmentModel], {
    description: 'Podiatry first, each service in the order in which they were added.',
  })
  treatments(): Promise<TreatmentModel[]> {
    return this.service.all();
  }

  @Public()
  @FromMemory.Field()
  @Query(() => [BookableTreatmentModel], {
    description:
      'What a visitor can book, at least one: what the clinic marks, and the consultation where it marks no podiatry.',
  })
  async bookableTreatments(): Promise<BookableTreatmentModel[]> {
    return bookableTreatments(await this.offers.current()).map((treatment) => ({
      ...treatment,
      professionals: [...treatment.professionals],
    }));
  }

  @Repeatable.Field()
  @Mutation(() => TreatmentModel, { description: 'Errors: INVALID_INPUT.' })
  createTreatment(
    @Args('input', { description: 'The new treatment.' }) input: TreatmentInput,
  ): Promise<TreatmentModel> {
    return this.service.create(input);
  }

  @Mutation(() => TreatmentModel, {
    description:
      'Replaces everything. A new name changes no appointment. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateTreatment(
    @Args() { id, version }: TreatmentVersion,
    @Args('input', { description: 'The whole treatment, as it is to be.' }) input: TreatmentInput,
  ): Promise<TreatmentModel> {
    return this.service.update(id, version, input);
  }

  @Mutation(() => Boolean, { description: 'Appointments keep its name. Errors: NOT_FOUND.' })
  async deleteTreatment(@Args() { id }: TreatmentIdInput): Promise<boolean> {
    await this.service.delete(id);
    return true;
  }
}
