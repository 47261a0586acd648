import { Module } from '@nestjs/common';
import { Agenda } from './agenda.js';
import { AppointmentsResolver } from './appointments.resolver.js';
import { AppointmentsService } from './appointments.service.js';
import { AvailabilityResolver } from './availability.resolver.js';
import { AvailabilityService } from './availability.service.js';
import { CitasController } from './citas.controller.js';

@Module({
  controllers: [CitasController],
  providers: [Agenda, AppointmentsResolver, AppointmentsService, AvailabilityResolver, AvailabilityService],
  exports: [AppointmentsService],
})
export class AppointmentsModule {}
