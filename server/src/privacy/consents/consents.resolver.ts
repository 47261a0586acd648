import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../auth/current-staff.decorator.js';
import { Needs } from '../../auth/rights/needs.decorator.js';
import type { Staff } from '../../auth/staff.js';
import { Repeatable } from '../../http/repeatable.decorator.js';
import { ConsentIdInput, ConsentsOfInput, RecordConsentArgs } from './consent.input.js';
import { ConsentModel, toConsentModel } from './consent.model.js';
import { Consents } from './consents.js';

@Needs('PATIENTS')
@Resolver()
export class ConsentsResolver {
  constructor(private readonly consentsService: Consents) {}

  @Query(() => [ConsentModel], { description: 'What a patient agreed to, the newest first.' })
  async consents(@Args() { patientId }: ConsentsOfInput): Promise<ConsentModel[]> {
    return (await this.consentsService.of(patientId)).map(toConsentModel);
  }

  @Repeatable.Field()
  @Mutation(() => [ConsentModel], {
    description:
      "Notes that a patient agreed to the present text. Answers all of the patient's. Errors: NOT_FOUND, INVALID_INPUT.",
  })
  async recordConsent(
    @Args() { patientId, kind, evidence }: RecordConsentArgs,
    @CurrentStaff() staff: Staff,
  ): Promise<ConsentModel[]> {
    return (await this.consentsService.record(patientId, kind, evidence ?? '', staff)).map(toConsentModel);
  }

  @Mutation(() => [ConsentModel], {
    description:
      "Notes that it holds no longer. Answers all of the patient's. Errors: NOT_FOUND, REQUEST_SETTLED.",
  })
  async withdrawConsent(
    @Args() { id }: ConsentIdInput,
    @CurrentStaff() staff: Staff,
  ): Promise<ConsentModel[]> {
    return (await this.consentsService.withdraw(id, staff)).map(toConsentModel);
  }
}
