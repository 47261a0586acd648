import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AnswerReadings } from '../audit/answer-readings.js';
import { Needs } from '../auth/rights/needs.decorator.js';
import { ConditionVersionPageModel } from './condition-version.model.js';
import { ConditionVersions } from './condition-versions.js';
import { ConditionVersionPageInput } from './patient-key.input.js';
import { PatientModel } from './patient.model.js';

/** What a patient suffers from: health data, whose every reading is registered, whatever returns the patient. */
@Needs('HEALTH_DATA')
@Resolver(() => PatientModel)
export class ConditionsResolver {
  constructor(
    private readonly readings: AnswerReadings,
    private readonly versions: ConditionVersions,
  ) {}

  @Query(() => ConditionVersionPageModel, {
    description:
      "What a patient's condition was, newest first, the current one included. Errors: INVALID_INPUT.",
  })
  conditionVersions(@Args() input: ConditionVersionPageInput): Promise<ConditionVersionPageModel> {
    return this.versions.page(input);
  }

  @ResolveField()
  async underlyingCondition(@Parent() patient: PatientModel, @Context() answer: object): Promise<string> {
    await this.readings.note(answer, 'CONDITION', patient.id);
    return patient.underlyingCondition;
  }

  @ResolveField()
  async clinicalCase(@Parent() patient: PatientModel, @Context() answer: object): Promise<string> {
    await this.readings.note(answer, 'CONDITION', patient.id);
    return patient.clinicalCase;
  }
}
