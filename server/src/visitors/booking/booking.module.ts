import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { PrivacyModule } from '../../privacy/privacy.module.js';
import { TreatmentsModule } from '../../clinic/treatments/treatments.module.js';
import { BookingFloods } from './booking-floods.js';
import { BookingForms } from './booking-forms.js';
import { BookingController } from './booking.controller.js';
import { BookingResolver } from './booking.resolver.js';
import { BookingService } from './booking.service.js';
import { OpenBookings } from './open-bookings.js';

@Module({
  imports: [AgendaModule, PatientsModule, PrivacyModule, TreatmentsModule],
  controllers: [BookingController],
  providers: [BookingFloods, BookingForms, BookingResolver, BookingService, OpenBookings],
  exports: [BookingFloods, BookingForms, OpenBookings],
})
export class BookingModule {}
