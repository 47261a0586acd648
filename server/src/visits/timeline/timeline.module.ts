import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../agenda/appointments/appointments.module.js';
import { ClinicalRecordsModule } from '../../records/clinical-records/clinical-records.module.js';
import { TimelineKeys } from './timeline-keys.js';
import { TimelineResolver } from './timeline.resolver.js';
import { Timeline } from './timeline.service.js';

@Module({
  imports: [AppointmentsModule, ClinicalRecordsModule],
  providers: [Timeline, TimelineKeys, TimelineResolver],
})
export class TimelineModule {}
