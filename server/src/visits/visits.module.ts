import { Module } from '@nestjs/common';
import { AgendaModule } from '../agenda/agenda.module.js';
import { RecordsModule } from '../records/records.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { FootBadgesResolver } from './foot-badges.resolver.js';
import { VisitsResolver } from './visits.resolver.js';
import { VisitsService } from './visits.service.js';
import { WalkIns } from './walk-ins.js';

@Module({
  imports: [AgendaModule, RecordsModule, PatientsModule],
  providers: [FootBadgesResolver, VisitsResolver, VisitsService, WalkIns],
})
export class VisitsModule {}
