import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ReadAccessBatcher } from '../access/log/read-access-batcher.js';
import { Needs } from '../access/rights/needs.decorator.js';
import { ConditionVersionPageModel } from './condition-version.model.js';
import { ConditionVersions } from './condition-versions.js';
import { ConditionVersionPageInput } from './patient-key.input.js';
import { PatientModel } from './patient.model.js';

/** A patient's condition is health data, so every access is logged, whatever returns the patient. */
@Needs('HEALTH_DATA')
@Resolver(() => PatientModel)
export class ConditionsResolver {
  constructor(
    private readonly readings: ReadAccessBatcher,
    private readonly versions: ConditionVersions,
  ) {}

  @Query(() => ConditionVersionPageModel, {
    description:
      "Versions of a patient's condition, newest first, including the current one. Errors: INVALID_INPUT.",
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
