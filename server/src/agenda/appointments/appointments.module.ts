import { Module } from '@nestjs/common';
import { TreatmentsModule } from '../../clinic/treatments/treatments.module.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { AgendaChangesResolver } from './pages/agenda-changes.resolver.js';
import { OfflineAgendaResolver } from './offline-agenda/offline-agenda.resolver.js';
import { OfflineAgendaService } from './offline-agenda/offline-agenda.service.js';
import { Agenda } from './agenda.js';
import { AttendanceList } from './attendance-list/attendance-list.js';
import { AttendanceListController } from './attendance-list/attendance-list.controller.js';
import { AttendanceListResolver } from './attendance-list/attendance-list.resolver.js';
import { AppointmentBody } from './rest/appointment-body.js';
import { AppointmentExportsController } from './rest/appointment-exports.controller.js';
import { AppointmentBooking } from './appointment-booking.js';
import { AppointmentDeletion } from './appointment-deletion.js';
import { AppointmentEditing } from './appointment-editing.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentHours } from './appointment-hours.js';
import { AppointmentList } from './appointment-list.js';
import { AppointmentPages } from './pages/appointment-pages.js';
import { AppointmentPagesResolver } from './pages/appointment-pages.resolver.js';
import { AppointmentPatientsResolver } from './appointment-patients.resolver.js';
import { AppointmentsController } from './rest/appointments.controller.js';
import { AppointmentsResolver } from './appointments.resolver.js';
import { AppointmentsOfPatients } from './appointments-of-patients.js';
import { AppointmentChangesResolver } from '../history/appointment-changes.resolver.js';
import { AppointmentHistory } from '../history/appointment-history.js';
import { AvailabilityController } from '../availability/availability.controller.js';
import { AvailabilityResolver } from '../availability/availability.resolver.js';
import { AvailabilityService } from '../availability/availability.service.js';
import { CandidatesService } from '../availability/candidates.service.js';
import { HourHolds } from './holds/hour-holds.js';
import { AppointmentLinks } from './links/appointment-links.js';
import { NewAppointments } from './new-appointments.js';
import { Overbooking } from './overbooking.js';
import { RenamedTreatments } from './renamed-treatments.js';
import { AppointmentsInBulk } from './bulk/appointments-in-bulk.js';
import { BulkAgenda } from './bulk/bulk-hours.js';
import { BlockedHoursResolver } from '../blocked-hours/blocked-hours.resolver.js';
import { BlockedHoursService } from '../blocked-hours/blocked-hours.service.js';
import { SeriesResolver } from '../series/series.resolver.js';
import { SeriesService } from '../series/series.service.js';
import { VisitorPatients } from './visitors/visitor-patients.js';
import { VisitorPatientsResolver } from './visitors/visitor-patients.resolver.js';
import { FreeProfessionalsService } from '../availability/free-professionals.service.js';

@Module({
  imports: [PatientsModule, TreatmentsModule],
  controllers: [
    AvailabilityController,
    AppointmentExportsController,
    AttendanceListController,
    AppointmentsController,
  ],
  providers: [
    Agenda,
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
export class AppointmentsModule {}
