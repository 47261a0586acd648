import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { PatientModel } from '../patient.model.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { AlertChangesInput, AlertPatientInput } from './alert-changes.input.js';
import { AnswerAlerts } from './answer-alerts.js';
import { PatientAlertModel } from './patient-alert.model.js';
import { PatientAlerts } from './patient-alerts.js';

@Needs('HEALTH_DATA')
@Resolver(() => PatientModel)
export class PatientAlertsResolver {
  constructor(
    private readonly patientAlerts: PatientAlerts,
    private readonly answerAlerts: AnswerAlerts,
  ) {}

  @Query(() => [PatientAlertModel], {
    description: 'All alerts and denials ever noted for a patient, newest first. Errors: NOT_FOUND.',
  })
  patientAlertHistory(@Args() { patientId }: AlertPatientInput): Promise<PatientAlertModel[]> {
    return this.patientAlerts.history(patientId);
  }

  @Idempotent.Field()
  @Mutation(() => [PatientAlertModel], {
    description: 'Adds, denies and ends alerts; returns all ever noted. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async changePatientAlerts(
    @Args() { patientId, changes }: AlertChangesInput,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PatientAlertModel[]> {
    await this.patientAlerts.change(patientId, changes, staff);
    return this.patientAlerts.history(patientId);
  }

  @ResolveField()
  alerts(@Parent() { id }: PatientModel, @Context() answer: object): Promise<readonly PatientAlertModel[]> {
    return this.answerAlerts.read(answer, id);
  }

  @ResolveField()
  deniedAlerts(
    @Parent() { id }: PatientModel,
    @Context() answer: object,
  ): Promise<readonly PatientAlertModel[]> {
    return this.answerAlerts.readDenied(answer, id);
  }

  @ResolveField()
  hasAlerts(@Parent() { id }: PatientModel, @Context() answer: object): Promise<boolean> {
    return this.answerAlerts.hasAny(answer, id);
  }
}
