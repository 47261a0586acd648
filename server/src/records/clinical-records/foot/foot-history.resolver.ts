import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { FindingSeenModel, FootHistoryInput, placeOf, toFindingSeen } from './foot-history.model.js';
import { FootHistory } from './foot-history.js';

@Needs('HEALTH_DATA')
@Resolver(() => FindingSeenModel)
export class FootHistoryResolver {
  constructor(private readonly history: FootHistory) {}

  @Query(() => [FindingSeenModel], {
    description:
      'The findings of the exams at one nail, zone or foot, the newest first: each finding once per day on which it was seen. The access is logged. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async footHistory(@Args() input: FootHistoryInput): Promise<FindingSeenModel[]> {
    return (await this.history.of(input.patientId, placeOf(input))).map(toFindingSeen);
  }
}
