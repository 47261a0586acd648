import { Module } from '@nestjs/common';
import { AnswerAlerts } from './alerts/answer-alerts.js';
import { PatientAlertsController } from './alerts/patient-alerts.controller.js';
import { PatientAlerts } from './alerts/patient-alerts.js';
import { PatientAlertsResolver } from './alerts/patient-alerts.resolver.js';
import { PatientsInBulk } from './bulk/patients-in-bulk.js';
import { ConditionVersions } from './condition-versions.js';
import { ConditionsResolver } from './conditions.resolver.js';
import { PatientIdentifiers } from './identifiers/patient-identifiers.js';
import { LikelyDuplicates } from './merge/likely-duplicates.js';
import { MovedRows } from './merge/moved-rows.js';
import { PatientMerges } from './merge/patient-merges.js';
import { PatientMergesResolver } from './merge/patient-merges.resolver.js';
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
    LikelyDuplicates,
    MovedRows,
    NewPatients,
    PatientEvents,
    PatientIdentifiers,
    ChangedPatients,
    PatientList,
    PatientMerges,
    PatientMergesResolver,
    PatientPagesResolver,
    PatientsInBulk,
    PatientsResolver,
    PatientsService,
    VisitorMatching,
  ],
  exports: [
    AnswerAlerts,
    PatientAlerts,
    PatientEvents,
    PatientMerges,
    PatientsInBulk,
    PatientsService,
    VisitorMatching,
  ],
})
export class PatientsModule {}
