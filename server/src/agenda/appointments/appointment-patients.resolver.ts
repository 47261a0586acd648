import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../../access/rights/needs.decorator.js';
import { AnswerAlerts } from '../../patients/alerts/answer-alerts.js';
import type { PatientAlertModel } from '../../patients/alerts/patient-alert.model.js';
import { AppointmentPatientModel } from './appointment.model.js';

@Needs('HEALTH_DATA')
@Resolver(() => AppointmentPatientModel)
export class AppointmentPatientsResolver {
  constructor(private readonly answerAlerts: AnswerAlerts) {}

  @ResolveField()
  alerts(
    @Parent() { id }: AppointmentPatientModel,
    @Context() answer: object,
  ): Promise<readonly PatientAlertModel[]> {
    return this.answerAlerts.read(answer, id);
  }
}
