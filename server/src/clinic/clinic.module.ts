import { Global, Module } from '@nestjs/common';
import { AgendaSettingsResolver } from './agenda-settings.resolver.js';
import { AgendaSettingsService } from './agenda-settings.service.js';
import { ClinicResolver } from './clinic.resolver.js';
import { ClinicService } from './clinic.service.js';
import { ClosuresService } from './closures.service.js';
import { SchedulesService } from './schedules.service.js';

@Global()
@Module({
  providers: [
    AgendaSettingsResolver,
    AgendaSettingsService,
    ClinicResolver,
    ClinicService,
    ClosuresService,
    SchedulesService,
  ],
  exports: [ClinicService, SchedulesService],
})
export class ClinicModule {}
