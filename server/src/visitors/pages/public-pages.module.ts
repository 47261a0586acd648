import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { BookingModule } from '../booking/booking.module.js';
import { OwnAppointmentsModule } from '../own-appointments/own-appointments.module.js';
import { PrivacyModule } from '../../privacy/privacy.module.js';
import { TreatmentsModule } from '../../clinic/treatments/treatments.module.js';
import { BookingPagesController } from './booking-pages.controller.js';
import { ConsentPagesController } from './consent-pages.controller.js';
import { IntakePagesController } from './intake-pages.controller.js';
import { IntakesModule } from '../../records/intake/intakes.module.js';
import { ErrorPages } from './error-pages.js';
import { OwnPagesController } from './own-pages.controller.js';
import { PageWriter } from './page-writer.js';
import { PrivacyPagesController } from './privacy-pages.controller.js';
import { RecordsModule } from '../../records/records.module.js';
import { SignedConsentsModule } from '../../records/signed-consents/signed-consents.module.js';
import { VerifyingPageController } from './verifying-page.controller.js';
import { WaitingListModule } from '../waiting-list/waiting-list.module.js';
import { WaitingPagesController } from './waiting-pages.controller.js';
import { PublicPagesService } from './public-pages.service.js';

@Module({
  imports: [
    AgendaModule,
    BookingModule,
    RecordsModule,
    IntakesModule,
    OwnAppointmentsModule,
    PrivacyModule,
    SignedConsentsModule,
    TreatmentsModule,
    WaitingListModule,
  ],
  controllers: [
    BookingPagesController,
    ConsentPagesController,
    IntakePagesController,
    OwnPagesController,
    PrivacyPagesController,
    VerifyingPageController,
    WaitingPagesController,
  ],
  providers: [ErrorPages, PublicPagesService, PageWriter],
  exports: [ErrorPages],
})
export class PublicPagesModule {}
