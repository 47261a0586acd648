import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { FirstStepsModel, ShowFirstStepsArgs } from './first-steps.model.js';
import { FirstStepsService } from './first-steps.service.js';

@Needs('SETTINGS')
@Resolver()
export class FirstStepsResolver {
  constructor(private readonly steps: FirstStepsService) {}

  @Query(() => FirstStepsModel, { description: 'Which steps of setting up a new clinic are done.' })
  firstSteps(): Promise<FirstStepsModel> {
    return this.steps.read();
  }

  @Mutation(() => FirstStepsModel, { description: 'Hides them for everyone, or shows them again.' })
  showFirstSteps(@Args() { isShown }: ShowFirstStepsArgs): Promise<FirstStepsModel> {
    return this.steps.show(isShown);
  }
}
