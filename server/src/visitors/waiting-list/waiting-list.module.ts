import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { BookingModule } from '../booking/booking.module.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { PrivacyModule } from '../../privacy/privacy.module.js';
import { TreatmentsModule } from '../../clinic/treatments/treatments.module.js';
import { FreedHours } from './freed-hours.js';
import { LockedOffers } from './locked-offers.js';
import { NewOffers } from './new-offers.js';
import { OfferAnswers } from './offer-answers.js';
import { OfferableHours } from './offerable-hours.js';
import { OffersJob } from './offers-job.js';
import { RenamedChoices } from './renamed-choices.js';
import { UnansweredOffers } from './unanswered-offers.js';
import { WaitingEntries } from './waiting-entries.js';
import { WaitingExportsController } from './waiting-exports.controller.js';
import { WaitingListResolver } from './waiting-list.resolver.js';
import { WaitingPagesService } from './waiting-pages.service.js';
import { WaitingSettings } from './waiting-settings.js';

@Module({
  imports: [AgendaModule, BookingModule, PatientsModule, PrivacyModule, TreatmentsModule],
  controllers: [WaitingExportsController],
  providers: [
    FreedHours,
    LockedOffers,
    NewOffers,
    OfferAnswers,
    OfferableHours,
    OffersJob,
    RenamedChoices,
    UnansweredOffers,
    WaitingEntries,
    WaitingListResolver,
    WaitingPagesService,
    WaitingSettings,
  ],
  exports: [WaitingPagesService],
})
export class WaitingListModule {}
