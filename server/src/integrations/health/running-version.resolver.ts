import { Query, Resolver } from '@nestjs/graphql';
import { AnyStaff } from '../../access/rights/needs.decorator.js';
import { runningVersion } from '../../foundation/product-version.js';
import { RunningVersionModel } from './running-version.model.js';

@AnyStaff()
@Resolver(() => RunningVersionModel)
export class RunningVersionResolver {
  @Query(() => RunningVersionModel, { description: 'The version to name when asking for help.' })
  runningVersion(): Promise<RunningVersionModel> {
    return runningVersion();
  }
}
