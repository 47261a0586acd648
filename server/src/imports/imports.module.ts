import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module.js';
import { SuppliesModule } from '../supplies/supplies.module.js';
import { ForgetRows } from './forget-rows.js';
import { ImportFiles } from './import-files.js';
import { ImportSteps } from './import-steps.js';
import { ImportTasks } from './import-tasks.js';
import { ImportUpload } from './import-upload.js';
import { ImportsResolver } from './imports.resolver.js';
import { ImportsService } from './imports.service.js';
import { PatientsImport } from './patients-import.js';
import { PatientImportsController, SupplyImportsController } from './resource-imports.controller.js';
import { PatientsOfRows } from './patients-of-rows.js';
import { ResourceImports } from './resource-imports.js';
import { SuppliesImport } from './supplies-import.js';

@Module({
  imports: [PatientsModule, SuppliesModule],
  controllers: [PatientImportsController, SupplyImportsController],
  providers: [
    ForgetRows,
    ImportFiles,
    ImportSteps,
    ImportTasks,
    ImportUpload,
    ImportsResolver,
    ImportsService,
    PatientsImport,
    PatientsOfRows,
    ResourceImports,
    SuppliesImport,
  ],
})
export class ImportsModule {}
