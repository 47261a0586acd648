import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module.js';
import { SuppliesModule } from '../stock/supplies.module.js';
import { RecordsInBulk } from './clinical-records/bulk/records-in-bulk.js';
import { Certificates } from './certificates/certificates.service.js';
import { CertificatePapers } from './certificates/certificate-papers.js';
import { PhotosModule } from './photos/photos.module.js';
import { CertificateChecks } from './certificates/certificate-checks.js';
import { CertificatesController } from './certificates/certificates.controller.js';
import { CertificatesResolver } from './certificates/certificates.resolver.js';
import { ClinicalRecordsController } from './clinical-records/clinical-records.controller.js';
import { ClinicalRecordsResolver } from './clinical-records/clinical-records.resolver.js';
import { ClinicalRecordsService } from './clinical-records/clinical-records.service.js';
import { ExpiredRecords } from './clinical-records/expired-records.js';
import { FootExamWordsResolver } from './clinical-records/foot/foot-exam-words.resolver.js';
import { FootHistory } from './clinical-records/foot/foot-history.js';
import { FootHistoryResolver } from './clinical-records/foot/foot-history.resolver.js';
import { FootStandingResolver } from './clinical-records/foot/foot-standing.resolver.js';
import { FootStandings } from './clinical-records/foot/foot-standings.js';
import { Phrases } from './phrases/phrases.service.js';
import { PhrasesController } from './phrases/phrases.controller.js';
import { PhrasesResolver } from './phrases/phrases.resolver.js';
import { ClinicModule } from '../clinic/clinic.module.js';
import { TreatmentsModule } from '../clinic/treatments/treatments.module.js';
import { IntakesModule } from './intake/intakes.module.js';
import { NewRecords } from './clinical-records/new-records.js';
import { RecordAttendant } from './clinical-records/attendant/record-attendant.js';
import { ProcedureWarnings } from './clinical-records/warnings/procedure-warnings.js';
import { ProcedureWarningsResolver } from './clinical-records/warnings/procedure-warnings.resolver.js';
import { RecentRecordsController } from './clinical-records/recent/recent-records.controller.js';
import { RecentRecords } from './clinical-records/recent/recent-records.js';
import { RecentRecordsResolver } from './clinical-records/recent/recent-records.resolver.js';
import { RecordList } from './clinical-records/record-list.js';
import { RecordSupplies } from './clinical-records/record-supplies.js';
import { RecordVersions } from './clinical-records/record-versions.js';

@Module({
  imports: [ClinicModule, IntakesModule, PatientsModule, PhotosModule, SuppliesModule, TreatmentsModule],
  controllers: [
    CertificatesController,
    ClinicalRecordsController,
    PhrasesController,
    RecentRecordsController,
  ],
  providers: [
    CertificateChecks,
    CertificatePapers,
    Certificates,
    CertificatesResolver,
    ClinicalRecordsResolver,
    ClinicalRecordsService,
    ExpiredRecords,
    FootExamWordsResolver,
    FootHistory,
    FootHistoryResolver,
    FootStandingResolver,
    FootStandings,
    ProcedureWarnings,
    ProcedureWarningsResolver,
    NewRecords,
    Phrases,
    PhrasesResolver,
    RecentRecords,
    RecentRecordsResolver,
    RecordAttendant,
    RecordList,
    RecordSupplies,
    RecordVersions,
    RecordsInBulk,
  ],
  exports: [
    CertificateChecks,
    Certificates,
    ClinicalRecordsService,
    ExpiredRecords,
    FootStandings,
    RecordAttendant,
    RecordList,
    RecordsInBulk,
  ],
})
export class RecordsModule {}
