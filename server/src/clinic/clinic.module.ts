import { Global, Module } from '@nestjs/common';
import { AgendaSettingsResolver } from './settings/agenda-settings.resolver.js';
import { ClosuresResolver } from './closures/closures.resolver.js';
import { AgendaSettingsService } from './settings/agenda-settings.service.js';
import { ClinicResolver } from './settings/clinic.resolver.js';
import { ClinicService } from './settings/clinic.service.js';
import { ClosuresService } from './closures/closures.service.js';
import { DepositSettingsController } from './settings/deposit-settings.controller.js';
import { DepositSettingsResolver } from './settings/deposit-settings.resolver.js';
import { DepositSettingsService } from './settings/deposit-settings.service.js';
import { ExamSettingsController } from './settings/exam-settings.controller.js';
import { ExamSettingsResolver } from './settings/exam-settings.resolver.js';
import { ExamSettingsService } from './settings/exam-settings.service.js';
import { BookingPause } from './first-steps/booking-pause.js';
import { FirstStepsResolver } from './first-steps/first-steps.resolver.js';
import { FirstStepsService } from './first-steps/first-steps.service.js';
import { ClinicImagesController } from './images/clinic-images.controller.js';
import { ClinicImagesService } from './images/clinic-images.service.js';
import { ImageEncoder } from './images/image-encoder.js';
import { PublicImagesController } from './images/public-images.controller.js';
import { DaysOffService } from './professionals/days-off.service.js';
import { HolidaysJob } from './closures/holidays-job.js';
import { ProfessionalsController } from './professionals/professionals.controller.js';
import { ProfessionalsResolver } from './professionals/professionals.resolver.js';
import { ProfessionalsService } from './professionals/professionals.service.js';
import { SchedulesService } from './settings/schedules.service.js';

@Global()
@Module({
  controllers: [
    ClinicImagesController,
    DepositSettingsController,
    ExamSettingsController,
    ProfessionalsController,
    PublicImagesController,
  ],
  providers: [
    AgendaSettingsResolver,
    ClosuresResolver,
    AgendaSettingsService,
    BookingPause,
    ClinicImagesService,
    ClinicResolver,
    ClinicService,
    ClosuresService,
    DaysOffService,
    DepositSettingsResolver,
    DepositSettingsService,
    ExamSettingsResolver,
    ExamSettingsService,
    FirstStepsResolver,
    FirstStepsService,
    HolidaysJob,
    ImageEncoder,
    ProfessionalsResolver,
    ProfessionalsService,
    SchedulesService,
  ],
  exports: [
    AgendaSettingsService,
    BookingPause,
    ClinicImagesService,
    ClinicService,
    DepositSettingsService,
    ExamSettingsService,
    FirstStepsService,
    ProfessionalsService,
    SchedulesService,
  ],
})
export class ClinicModule {}
