import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { RecordsModule } from '../../records/records.module.js';
import { TimelineKeys } from './timeline-keys.js';
import { TimelineResolver } from './timeline.resolver.js';
import { Timeline } from './timeline.service.js';

@Module({
  imports: [AgendaModule, RecordsModule],
  providers: [Timeline, TimelineKeys, TimelineResolver],
})
export class TimelineModule {}
