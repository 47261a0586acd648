import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { FootStandingInput, FootStandingModel, toStandingModel } from './foot-standing.model.js';
import { FootStandings } from './foot-standings.js';

@Needs('HEALTH_DATA')
@Resolver(() => FootStandingModel)
export class FootStandingResolver {
  constructor(private readonly standings: FootStandings) {}

  @Query(() => FootStandingModel, {
    description:
      "The risk of a patient's feet, from the newest test of each kind, what was last said of each finding and the alerts. The access is logged. Errors: NOT_FOUND.",
  })
  async footStanding(@Args() { patientId }: FootStandingInput): Promise<FootStandingModel> {
    return toStandingModel(await this.standings.ofPatient(patientId));
  }
}
