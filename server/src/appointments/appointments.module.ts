import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module.js';
import { Agenda } from './agenda.js';
import { AgendaChangesResolver } from './agenda-changes.resolver.js';
import { AppointmentEvents } from './appointment-events.js';
import { AppointmentBody } from './appointment-body.js';
import { AppointmentList } from './appointment-list.js';
import { AppointmentsResolver } from './appointments.resolver.js';
import { AppointmentsService } from './appointments.service.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityService } from './availability.service.js';
import { CitasController } from './citas.controller.js';
import { HorariosController } from './horarios.controller.js';

@Module({
  imports: [PatientsModule],
  controllers: [HorariosController, CitasController],
  providers: [
    Agenda,
    AgendaChangesResolver,
    AppointmentBody,
    AppointmentEvents,
    AppointmentList,
    AppointmentsResolver,
    AppointmentsService,
    AvailabilityResolver,
    AvailabilityService,
  ],
  exports: [AppointmentEvents, AppointmentsService],
})
export class AppointmentsModule {}
