import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { ClinicModule } from '../../clinic/clinic.module.js';
import { RecordsModule } from '../../records/records.module.js';
import { PatientsInBulkModule } from '../../patients/bulk/patients-in-bulk.module.js';
import { SuppliesInBulkModule } from '../../stock/bulk/supplies-in-bulk.module.js';
import { SuppliesModule } from '../../stock/supplies.module.js';
import { TreatmentsModule } from '../../clinic/treatments/treatments.module.js';
import { AppointmentsImport } from './appointments-import.js';
import { ClaimedHours } from './claimed-hours.js';
import { ImportAccess } from './import-access.js';
import { ForgetRows } from './forget-rows.js';
import { FileReader } from './reading/file-reader.js';
import { ImportFiles } from './import-files.js';
import { ImportSteps } from './import-steps.js';
import { ImportTasks } from './import-tasks.js';
import { ImportUpload } from './import-upload.js';
import { ImportsResolver } from './imports.resolver.js';
import { ImportsService } from './imports.service.js';
import { MatchedPatients } from './matched-patients.js';
import { PatientsImport } from './patients-import.js';
import {
  AppointmentImportsController,
  PatientImportsController,
  RecordImportsController,
  SupplyImportsController,
} from './resource-imports.controller.js';
import { PatientsOfRows } from './patients-of-rows.js';
import { RecordsImport } from './records-import.js';
import { ResourceImports } from './resource-imports.js';
import { SuppliesImport } from './supplies-import.js';

@Module({
  imports: [
    AgendaModule,
    ClinicModule,
    RecordsModule,
    PatientsInBulkModule,
    SuppliesInBulkModule,
    SuppliesModule,
    TreatmentsModule,
  ],
  controllers: [
    AppointmentImportsController,
    PatientImportsController,
    RecordImportsController,
    SupplyImportsController,
  ],
  providers: [
    AppointmentsImport,
    ClaimedHours,
    FileReader,
    ForgetRows,
    ImportAccess,
    ImportFiles,
    ImportSteps,
    ImportTasks,
    ImportUpload,
    ImportsResolver,
    ImportsService,
    MatchedPatients,
    PatientsImport,
    PatientsOfRows,
    RecordsImport,
    ResourceImports,
    SuppliesImport,
  ],
})
export class ImportsModule {}
