import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients.module.js';
import { LikelyDuplicates } from './likely-duplicates.js';
import { MovedRows } from './moved-rows.js';
import { PatientMerges } from './patient-merges.js';
import { PatientMergesResolver } from './patient-merges.resolver.js';

@Module({
  imports: [PatientsModule],
  providers: [LikelyDuplicates, MovedRows, PatientMerges, PatientMergesResolver],
  exports: [PatientMerges],
})
export class PatientMergesModule {}
