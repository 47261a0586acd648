import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BookingModule } from '../booking/booking.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { TreatmentsModule } from '../treatments/treatments.module.js';
import { FreedHours } from './freed-hours.js';
import { OffersJob } from './offers-job.js';
import { WaitingEntries } from './waiting-entries.js';
import { WaitingExportsController } from './waiting-exports.controller.js';
import { WaitingListResolver } from './waiting-list.resolver.js';
import { WaitingOffers } from './waiting-offers.js';
import { WaitingPagesService } from './waiting-pages.service.js';
import { WaitingSettings } from './waiting-settings.js';

@Module({
  imports: [AppointmentsModule, BookingModule, PatientsModule, PrivacyModule, TreatmentsModule],
  controllers: [WaitingExportsController],
  providers: [
    FreedHours,
    OffersJob,
    WaitingEntries,
    WaitingListResolver,
    WaitingOffers,
    WaitingPagesService,
    WaitingSettings,
  ],
  exports: [WaitingPagesService],
})
export class WaitingListModule {}
