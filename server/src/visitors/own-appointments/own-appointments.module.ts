import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { MoneyModule } from '../../money/money.module.js';
import { OwnAppointmentsResolver } from './own-appointments.resolver.js';
import { OwnAppointmentsService } from './own-appointments.service.js';

@Module({
  imports: [AgendaModule, MoneyModule],
  providers: [OwnAppointmentsResolver, OwnAppointmentsService],
  exports: [OwnAppointmentsService],
})
export class OwnAppointmentsModule {}
