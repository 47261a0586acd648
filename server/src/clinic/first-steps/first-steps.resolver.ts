import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import {
  FirstStepsModel,
  PauseBookingsArgs,
  ShowFirstStepsArgs,
  SkipFirstStepArgs,
} from './first-steps.model.js';
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

  @Mutation(() => FirstStepsModel, {
    description: 'Skips a step for everyone, or no longer. A skipped step that is done stays done.',
  })
  skipFirstStep(@Args() { step, isSkipped }: SkipFirstStepArgs): Promise<FirstStepsModel> {
    return this.steps.skip(step, isSkipped);
  }

  @Mutation(() => FirstStepsModel, {
    description:
      "Pauses visitors' bookings until the clinic has its name, its address and a bookable treatment with a price, or ends the pause. Existing appointments stay.",
  })
  pauseBookings(@Args() { isPaused }: PauseBookingsArgs): Promise<FirstStepsModel> {
    return this.steps.pause(isPaused);
  }
}
