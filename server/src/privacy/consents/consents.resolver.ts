import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { ConsentIdInput, ConsentsOfInput, RecordConsentArgs } from './consent.input.js';
import { ConsentModel, toConsentModel } from './consent.model.js';
import { Consents } from './consents.js';

@Needs('PATIENTS')
@Resolver()
export class ConsentsResolver {
  constructor(private readonly consentsService: Consents) {}

  @Query(() => [ConsentModel], { description: "A patient's consents, newest first." })
  async consents(@Args() { patientId }: ConsentsOfInput): Promise<ConsentModel[]> {
    return (await this.consentsService.of(patientId)).map(toConsentModel);
  }

  @Idempotent.Field()
  @Mutation(() => [ConsentModel], {
    description:
      "Records that a patient agreed to the current text. Returns all of the patient's consents. Errors: NOT_FOUND, INVALID_INPUT.",
  })
  async recordConsent(
    @Args() { patientId, kind, evidence }: RecordConsentArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<ConsentModel[]> {
    return (await this.consentsService.record(patientId, kind, evidence ?? '', staff)).map(toConsentModel);
  }

  @Mutation(() => [ConsentModel], {
    description:
      "Records a withdrawal. Returns all of the patient's consents. Errors: NOT_FOUND, REQUEST_SETTLED.",
  })
  async withdrawConsent(
    @Args() { id }: ConsentIdInput,
    @CurrentStaff() staff: Staff,
  ): Promise<ConsentModel[]> {
    return (await this.consentsService.withdraw(id, staff)).map(toConsentModel);
  }
}
