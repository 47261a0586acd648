import { Global, Module } from '@nestjs/common';
import { AgendaSettingsResolver } from './agenda-settings.resolver.js';
import { AgendaSettingsService } from './agenda-settings.service.js';
import { ClinicResolver } from './clinic.resolver.js';
import { ClinicService } from './clinic.service.js';
import { ClosuresService } from './closures.service.js';
import { FirstStepsResolver } from './first-steps.resolver.js';
import { FirstStepsService } from './first-steps.service.js';
import { DaysOffService } from './professionals/days-off.service.js';
import { HolidaysJob } from './holidays-job.js';
import { ProfessionalsController } from './professionals/professionals.controller.js';
import { ProfessionalsResolver } from './professionals/professionals.resolver.js';
import { ProfessionalsService } from './professionals/professionals.service.js';
import { SchedulesService } from './schedules.service.js';

@Global()
@Module({
  controllers: [ProfessionalsController],
  providers: [
    AgendaSettingsResolver,
    AgendaSettingsService,
    ClinicResolver,
    ClinicService,
    ClosuresService,
    DaysOffService,
    FirstStepsResolver,
    FirstStepsService,
    HolidaysJob,
    ProfessionalsResolver,
    ProfessionalsService,
    SchedulesService,
  ],
  exports: [AgendaSettingsService, ClinicService, SchedulesService],
})
export class ClinicModule {}
