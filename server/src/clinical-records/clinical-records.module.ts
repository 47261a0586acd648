import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module.js';
import { SuppliesModule } from '../supplies/supplies.module.js';
import { ClinicalRecordsController } from './clinical-records.controller.js';
import { ClinicalRecordsResolver } from './clinical-records.resolver.js';
import { ClinicalRecordsService } from './clinical-records.service.js';
import { RecordAttendant } from './record-attendant.js';
import { RecordList } from './record-list.js';
import { RecordSupplies } from './record-supplies.js';

@Module({
  imports: [PatientsModule, SuppliesModule],
  controllers: [ClinicalRecordsController],
  providers: [ClinicalRecordsResolver, ClinicalRecordsService, RecordAttendant, RecordList, RecordSupplies],
  exports: [ClinicalRecordsService, RecordList],
})
export class ClinicalRecordsModule {}
