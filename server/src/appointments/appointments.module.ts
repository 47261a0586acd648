import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module.js';
import { AgendaChangesResolver } from './agenda-changes.resolver.js';
import { AgendaToKeepResolver } from './agenda-to-keep/agenda-to-keep.resolver.js';
import { AgendaToKeepService } from './agenda-to-keep/agenda-to-keep.service.js';
import { Agenda } from './agenda.js';
import { AppointmentBody } from './appointment-body.js';
import { AppointmentExportsController } from './appointment-exports.controller.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentList } from './appointment-list.js';
import { AppointmentPages } from './appointment-pages.js';
import { AppointmentPagesResolver } from './appointment-pages.resolver.js';
import { AppointmentPatientsResolver } from './appointment-patients.resolver.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsResolver } from './appointments.resolver.js';
import { AppointmentsService } from './appointments.service.js';
import { AppointmentChangesResolver } from './history/appointment-changes.resolver.js';
import { AppointmentHistory } from './history/appointment-history.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { AvailabilityResolver } from './availability/availability.resolver.js';
import { AvailabilityService } from './availability/availability.service.js';
import { HeldWeeks } from './availability/held-weeks.js';
import { HourHolds } from './holds/hour-holds.js';
import { AppointmentLinks } from './links/appointment-links.js';
import { Overbooking } from './overbooking.js';
import { AppointmentsInBulk } from './bulk/appointments-in-bulk.js';
import { AgendaOfMany } from './bulk/hours-of-many.js';
import { BlockedHoursResolver } from './blocked-hours/blocked-hours.resolver.js';
import { BlockedHoursService } from './blocked-hours/blocked-hours.service.js';
import { SeriesResolver } from './series/series.resolver.js';
import { SeriesService } from './series/series.service.js';
import { FreeProfessionalsService } from './availability/free-professionals.service.js';

@Module({
  imports: [PatientsModule],
  controllers: [AvailabilityController, AppointmentExportsController, AppointmentsController],
  providers: [
    Agenda,
    AgendaOfMany,
    AgendaChangesResolver,
    AgendaToKeepResolver,
    AgendaToKeepService,
    AppointmentBody,
    AppointmentChangesResolver,
    AppointmentEvents,
    AppointmentHistory,
    AppointmentLinks,
    AppointmentList,
    AppointmentPages,
    AppointmentsInBulk,
    AppointmentPagesResolver,
    AppointmentPatientsResolver,
    AppointmentsResolver,
    AppointmentsService,
    AvailabilityResolver,
    AvailabilityService,
    BlockedHoursResolver,
    BlockedHoursService,
    FreeProfessionalsService,
    HeldWeeks,
    HourHolds,
    Overbooking,
    SeriesResolver,
    SeriesService,
  ],
  exports: [
    AgendaOfMany,
    AppointmentEvents,
    AppointmentHistory,
    AppointmentLinks,
    AppointmentList,
    AppointmentsInBulk,
    AppointmentsService,
    AvailabilityService,
    HourHolds,
  ],
})
export class AppointmentsModule {}
