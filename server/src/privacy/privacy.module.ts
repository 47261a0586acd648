import { Module } from '@nestjs/common';
import { AgendaModule } from '../agenda/agenda.module.js';
import { RecordsModule } from '../records/records.module.js';
import { MoneyModule } from '../money/money.module.js';
import { PatientMergesModule } from '../patients/merge/patient-merges.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { IntakesModule } from '../records/intake/intakes.module.js';
import { PhotosModule } from '../records/photos/photos.module.js';
import { SignedConsentsModule } from '../records/signed-consents/signed-consents.module.js';
import { PatientBlocks } from './blocking/patient-blocks.js';
import { PatientBlocksResolver } from './blocking/patient-blocks.resolver.js';
import { Consents } from './consents/consents.js';
import { ConsentsResolver } from './consents/consents.resolver.js';
import { ExportsController } from './export/exports.controller.js';
import { PersonDataReader } from './export/person-data.js';
import { PersonExports } from './export/person-exports.js';
import { IncidentReports } from './incident/incident-reports.js';
import { IncidentResolver } from './incident/incident.resolver.js';
import { Suppressions } from './suppression/suppressions.js';
import { SuppressionsResolver } from './suppression/suppressions.resolver.js';
import { PrivacyRequestForms } from './requests/privacy-request-forms.js';
import { PrivacyRequestsResolver } from './requests/privacy-requests.resolver.js';
import { PrivacyRequestsService } from './requests/privacy-requests.service.js';

@Module({
  imports: [
    AgendaModule,
    RecordsModule,
    IntakesModule,
    MoneyModule,
    PatientMergesModule,
    PatientsModule,
    PhotosModule,
    SignedConsentsModule,
  ],
  controllers: [ExportsController],
  providers: [
    Consents,
    ConsentsResolver,
    PatientBlocks,
    PatientBlocksResolver,
    PersonDataReader,
    PersonExports,
    PrivacyRequestForms,
    PrivacyRequestsResolver,
    IncidentReports,
    IncidentResolver,
    PrivacyRequestsService,
    Suppressions,
    SuppressionsResolver,
  ],
  exports: [Consents, PrivacyRequestForms],
})
export class PrivacyModule {}
