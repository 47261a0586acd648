import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../auth/rights/needs.decorator.js';
import { TreatmentIdInput, TreatmentInput, TreatmentVersion } from './treatment.input.js';
import { TreatmentModel } from './treatment.model.js';
import { TreatmentsService } from './treatments.service.js';

@Needs('SETTINGS')
@Resolver()
export class TreatmentsResolver {
  constructor(private readonly service: TreatmentsService) {}

  @Needs('AGENDA')
  @Query(() => [TreatmentModel], {
    description: 'Podiatry first, each service in the order in which they were added.',
  })
  treatments(): Promise<TreatmentModel[]> {
    return this.service.all();
  }

  @Mutation(() => TreatmentModel, { description: 'Errors: INVALID_INPUT.' })
  createTreatment(@Args('input') input: TreatmentInput): Promise<TreatmentModel> {
    return this.service.create(input);
  }

  @Mutation(() => TreatmentModel, {
    description:
      'Replaces everything. A new name changes no appointment. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateTreatment(
    @Args() { id, version }: TreatmentVersion,
    @Args('input') input: TreatmentInput,
  ): Promise<TreatmentModel> {
    return this.service.update(id, version, input);
  }

  @Mutation(() => Boolean, { description: 'Appointments keep its name. Errors: NOT_FOUND.' })
  async deleteTreatment(@Args() { id }: TreatmentIdInput): Promise<boolean> {
    await this.service.delete(id);
    return true;
  }
}
