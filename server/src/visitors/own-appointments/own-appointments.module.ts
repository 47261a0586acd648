import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../agenda/appointments/appointments.module.js';
import { MoneyModule } from '../../money/money.module.js';
import { OwnAppointmentsResolver } from './own-appointments.resolver.js';
import { OwnAppointmentsService } from './own-appointments.service.js';

@Module({
  imports: [AppointmentsModule, MoneyModule],
  providers: [OwnAppointmentsResolver, OwnAppointmentsService],
  exports: [OwnAppointmentsService],
})
export class OwnAppointmentsModule {}
