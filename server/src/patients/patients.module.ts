import { Module } from '@nestjs/common';
import { AnswerAlerts } from './alerts/answer-alerts.js';
import { PatientAlertsController } from './alerts/patient-alerts.controller.js';
import { PatientAlerts } from './alerts/patient-alerts.js';
import { PatientAlertsResolver } from './alerts/patient-alerts.resolver.js';
import { ConditionVersions } from './condition-versions.js';
import { ConditionsResolver } from './conditions.resolver.js';
import { PatientIdentifiers } from './identifiers/patient-identifiers.js';
import { NewPatients } from './new-patients.js';
import { PatientEvents } from './patient-events.js';
import { ChangedPatients } from './changed-patients.js';
import { PatientList } from './patient-list.js';
import { PatientPagesResolver } from './patient-pages.resolver.js';
import { PatientsController } from './patients.controller.js';
import { PatientsResolver } from './patients.resolver.js';
import { PatientsService } from './patients.service.js';
import { VisitorMatching } from './visitor-matching.js';

@Module({
  controllers: [PatientsController, PatientAlertsController],
  providers: [
    AnswerAlerts,
    ConditionVersions,
    ConditionsResolver,
    PatientAlerts,
    PatientAlertsResolver,
    NewPatients,
    PatientEvents,
    PatientIdentifiers,
    ChangedPatients,
    PatientList,
    PatientPagesResolver,
    PatientsResolver,
    PatientsService,
    VisitorMatching,
  ],
  exports: [
    AnswerAlerts,
    ConditionVersions,
    NewPatients,
    PatientAlerts,
    PatientEvents,
    PatientIdentifiers,
    PatientsService,
    VisitorMatching,
  ],
})
export class PatientsModule {}
