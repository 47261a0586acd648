import { ArgsType, Args, Field, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import type { Staff } from '../../access/actors/staff.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { ExpiredPatientModel, SuppressionModel } from './suppression.model.js';
import { type ExpiredPatient, type Suppression, Suppressions } from './suppressions.js';

@ArgsType()
class SuppressedPatientInput {
  @Field(() => Int, { description: 'The patient whose data are removed.' }) @IsId() patientId!: number;
}

@WholeClinic()
@Needs('HEALTH_DATA')
@Resolver()
export class SuppressionsResolver {
  constructor(private readonly suppressions: Suppressions) {}

  @Query(() => SuppressionModel, {
    description: 'The effect that a suppression would have now. Errors: NOT_FOUND.',
  })
  suppressionOutlook(@Args() { patientId }: SuppressedPatientInput): Promise<Suppression> {
    return this.suppressions.outlook(patientId);
  }

  @Query(() => [ExpiredPatientModel], {
    description: 'Patients whose last entry is over 15 years old, the oldest 200 first.',
  })
  expiredPatients(): Promise<ExpiredPatient[]> {
    return this.suppressions.expired();
  }

  @Mutation(() => SuppressionModel, {
    description:
      'Removes what the law does not require the clinic to keep (Ley 19.628, article 7); records stay. Errors: NOT_FOUND.',
  })
  suppressPatient(
    @Args() { patientId }: SuppressedPatientInput,
    @CurrentStaff() staff: Staff,
  ): Promise<Suppression> {
    return this.suppressions.suppress(patientId, staff);
  }

  @Mutation(() => SuppressionModel, {
    description:
      'Deletes a patient with records whose 15 years are over (Decreto 41 of 2012, article 12). Errors: NOT_FOUND, PATIENT_HAS_RECORDS.',
  })
  deleteExpiredRecords(
    @Args() { patientId }: SuppressedPatientInput,
    @CurrentStaff() staff: Staff,
  ): Promise<Suppression> {
    return this.suppressions.deleteExpired(patientId, staff);
  }
}
