import { Module } from '@nestjs/common';
import { PatientsModule } from '../../patients/patients.module.js';
import { SuppliesModule } from '../../stock/supplies.module.js';
import { RecordsInBulk } from './bulk/records-in-bulk.js';
import { Certificates } from '../certificates/certificates.service.js';
import { CertificateChecks } from '../certificates/certificate-checks.js';
import { CertificatesController } from '../certificates/certificates.controller.js';
import { CertificatesResolver } from '../certificates/certificates.resolver.js';
import { ClinicalRecordsController } from './clinical-records.controller.js';
import { ClinicalRecordsResolver } from './clinical-records.resolver.js';
import { ClinicalRecordsService } from './clinical-records.service.js';
import { ExpiredRecords } from './expired-records.js';
import { FootHistory } from './foot/foot-history.js';
import { FootHistoryResolver } from './foot/foot-history.resolver.js';
import { FootStandingResolver } from './foot/foot-standing.resolver.js';
import { FootStandings } from './foot/foot-standings.js';
import { Phrases } from '../phrases/phrases.service.js';
import { PhrasesController } from '../phrases/phrases.controller.js';
import { PhrasesResolver } from '../phrases/phrases.resolver.js';
import { ClinicModule } from '../../clinic/clinic.module.js';
import { TreatmentsModule } from '../../clinic/treatments/treatments.module.js';
import { IntakesModule } from '../intake/intakes.module.js';
import { NewRecords } from './new-records.js';
import { RecordAttendant } from './record-attendant.js';
import { ProcedureWarnings } from './warnings/procedure-warnings.js';
import { ProcedureWarningsResolver } from './warnings/procedure-warnings.resolver.js';
import { RecentRecordsController } from './recent/recent-records.controller.js';
import { RecentRecords } from './recent/recent-records.js';
import { RecentRecordsResolver } from './recent/recent-records.resolver.js';
import { RecordList } from './record-list.js';
import { RecordSupplies } from './record-supplies.js';
import { RecordVersions } from './record-versions.js';

@Module({
  imports: [ClinicModule, IntakesModule, PatientsModule, SuppliesModule, TreatmentsModule],
  controllers: [
    CertificatesController,
    ClinicalRecordsController,
    PhrasesController,
    RecentRecordsController,
  ],
  providers: [
    CertificateChecks,
    Certificates,
    CertificatesResolver,
    ClinicalRecordsResolver,
    ClinicalRecordsService,
    ExpiredRecords,
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
export class ClinicalRecordsModule {}
