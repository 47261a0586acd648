import { Module } from '@nestjs/common';
import { TreatmentsModule } from '../clinic/treatments/treatments.module.js';
import { PatientsModule } from '../patients/patients.module.js';
import { AgendaChangesResolver } from './appointments/pages/agenda-changes.resolver.js';
import { OfflineAgendaResolver } from './appointments/offline-agenda/offline-agenda.resolver.js';
import { OfflineAgendaService } from './appointments/offline-agenda/offline-agenda.service.js';
import { Slots } from './appointments/slots.js';
import { AttendanceList } from './appointments/attendance-list/attendance-list.js';
import { AttendanceListController } from './appointments/attendance-list/attendance-list.controller.js';
import { AttendanceListResolver } from './appointments/attendance-list/attendance-list.resolver.js';
import { AppointmentBody } from './appointments/rest/appointment-body.js';
import { AppointmentExportsController } from './appointments/rest/appointment-exports.controller.js';
import { AppointmentBooking } from './appointments/appointment-booking.js';
import { AppointmentDeletion } from './appointments/appointment-deletion.js';
import { AppointmentEditing } from './appointments/appointment-editing.js';
import { AppointmentEvents } from './appointments/appointment-events.js';
import { AppointmentHours } from './appointments/appointment-hours.js';
import { AppointmentList } from './appointments/appointment-list.js';
import { AppointmentPages } from './appointments/pages/appointment-pages.js';
import { AppointmentPagesResolver } from './appointments/pages/appointment-pages.resolver.js';
import { AppointmentPatientsResolver } from './appointments/appointment-patients.resolver.js';
import { AppointmentsController } from './appointments/rest/appointments.controller.js';
import { AppointmentsResolver } from './appointments/appointments.resolver.js';
import { AppointmentsOfPatients } from './appointments/appointments-of-patients.js';
import { AppointmentChangesResolver } from './history/appointment-changes.resolver.js';
import { AppointmentHistory } from './history/appointment-history.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { AvailabilityResolver } from './availability/availability.resolver.js';
import { AvailabilityService } from './availability/availability.service.js';
import { CandidatesService } from './appointments/candidates.service.js';
import { HourHolds } from './appointments/holds/hour-holds.js';
import { AppointmentLinks } from './appointments/links/appointment-links.js';
import { NewAppointments } from './appointments/new-appointments.js';
import { Overbooking } from './appointments/overbooking.js';
import { RenamedTreatments } from './appointments/renamed-treatments.js';
import { AppointmentsInBulk } from './appointments/bulk/appointments-in-bulk.js';
import { BulkAgenda } from './appointments/bulk/bulk-hours.js';
import { BlockedHoursResolver } from './blocked-hours/blocked-hours.resolver.js';
import { BlockedHoursService } from './blocked-hours/blocked-hours.service.js';
import { SeriesResolver } from './series/series.resolver.js';
import { SeriesService } from './series/series.service.js';
import { VisitorPatients } from './appointments/visitors/visitor-patients.js';
import { VisitorPatientsResolver } from './appointments/visitors/visitor-patients.resolver.js';
import { FreeProfessionalsService } from './availability/free-professionals.service.js';

@Module({
  imports: [PatientsModule, TreatmentsModule],
  controllers: [
    AvailabilityController,
    AppointmentExportsController,
    AttendanceListController,
    AppointmentsController,
  ],
  providers: [
    Slots,
    BulkAgenda,
    AgendaChangesResolver,
    OfflineAgendaResolver,
    OfflineAgendaService,
    AppointmentBody,
    AppointmentBooking,
    AppointmentChangesResolver,
    AppointmentDeletion,
    AppointmentEditing,
    AppointmentEvents,
    AppointmentHistory,
    AppointmentHours,
    AppointmentLinks,
    AppointmentList,
    AppointmentPages,
    AppointmentsInBulk,
    AppointmentPagesResolver,
    AppointmentPatientsResolver,
    AppointmentsResolver,
    AppointmentsOfPatients,
    AttendanceList,
    AttendanceListResolver,
    AvailabilityResolver,
    AvailabilityService,
    BlockedHoursResolver,
    BlockedHoursService,
    CandidatesService,
    FreeProfessionalsService,
    HourHolds,
    NewAppointments,
    Overbooking,
    RenamedTreatments,
    SeriesResolver,
    SeriesService,
    VisitorPatients,
    VisitorPatientsResolver,
  ],
  exports: [
    BulkAgenda,
    AppointmentBooking,
    AppointmentEditing,
    AppointmentEvents,
    AppointmentHistory,
    AppointmentLinks,
    AppointmentList,
    AppointmentsInBulk,
    AppointmentsOfPatients,
    AvailabilityService,
    CandidatesService,
    HourHolds,
  ],
})
export class AgendaModule {}
