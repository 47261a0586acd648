import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { AccountInput } from '../account/account.input.js';
import {
  AgreementIdInput,
  AgreementInput,
  AgreementVersion,
  PatientAgreementInput,
} from './agreement.input.js';
import { AgreementChangeModel, AgreementModel, PatientAgreementModel } from './agreement.model.js';
import { Agreements } from './agreements.service.js';
import { PatientAgreements } from './patient-agreements.service.js';

/** Other prices for some patients. */
@Needs('CAJA')
@Resolver()
export class AgreementsResolver {
  constructor(
    private readonly ofClinic: Agreements,
    private readonly ofPatients: PatientAgreements,
  ) {}

  @Query(() => [AgreementModel], { description: 'Those in use first, by name; at most 100.' })
  agreements(): Promise<AgreementModel[]> {
    return this.ofClinic.all();
  }

  @Query(() => [AgreementChangeModel], {
    description: 'The changes of an agreement, the newest first; at most 200. Errors: NOT_FOUND.',
  })
  agreementChanges(@Args() { id }: AgreementIdInput): Promise<AgreementChangeModel[]> {
    return this.ofClinic.changes(id);
  }

  @Query(() => PatientAgreementModel, { nullable: true, description: 'Null if the patient has none.' })
  patientAgreement(@Args() { patientId }: AccountInput): Promise<PatientAgreementModel | null> {
    return this.ofPatients.of(patientId);
  }

  @Needs('SETTINGS')
  @Idempotent.Field()
  @Mutation(() => AgreementModel, {
    description: 'Errors: INVALID_INPUT (on `name` if it is taken, on `prices` if a treatment is unknown).',
  })
  createAgreement(
    @Args('input', { description: 'The complete agreement.' }) input: AgreementInput,
  ): Promise<AgreementModel> {
    return this.ofClinic.create(input);
  }

  @Needs('SETTINGS')
  @Mutation(() => AgreementModel, {
    description: 'Replaces everything; what was charged stays. Errors: NOT_FOUND, STALE, INVALID_INPUT.',
  })
  updateAgreement(
    @Args() { id, version }: AgreementVersion,
    @Args('input', { description: 'The complete agreement.' }) input: AgreementInput,
  ): Promise<AgreementModel> {
    return this.ofClinic.update(id, version, input);
  }

  @Mutation(() => PatientAgreementModel, {
    nullable: true,
    description: 'Gives a patient an agreement, or takes it away. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  setPatientAgreement(
    @Args('input', { description: 'The patient and the agreement.' }) input: PatientAgreementInput,
  ): Promise<PatientAgreementModel | null> {
    return this.ofPatients.set(input);
  }
}
