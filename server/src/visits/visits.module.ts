import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../agenda/appointments/appointments.module.js';
import { ClinicalRecordsModule } from '../records/clinical-records/clinical-records.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { FootBadgesResolver } from './foot-badges.resolver.js';
import { VisitsResolver } from './visits.resolver.js';
import { VisitsService } from './visits.service.js';
import { WalkIns } from './walk-ins.js';

@Module({
  imports: [AppointmentsModule, ClinicalRecordsModule, PatientsModule],
  providers: [FootBadgesResolver, VisitsResolver, VisitsService, WalkIns],
})
export class VisitsModule {}
