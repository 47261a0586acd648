import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { ClinicalRecordsModule } from '../clinical-records/clinical-records.module.js';
import { VisitsResolver } from './visits.resolver.js';
import { VisitsService } from './visits.service.js';

@Module({ imports: [AppointmentsModule, ClinicalRecordsModule], providers: [VisitsResolver, VisitsService] })
export class VisitsModule {}
