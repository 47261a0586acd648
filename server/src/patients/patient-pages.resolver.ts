import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/rights/needs.decorator.js';
import { PatientPageModel } from './patient.model.js';

@Needs('PATIENTS')
@Resolver(() => PatientPageModel)
export class PatientPagesResolver {
  @ResolveField(() => Int, { description: 'On all pages; at most 10,000 are counted for a search.' })
  totalCount(@Parent() { count }: PatientPageModel): Promise<number> {
    return count();
  }
}
