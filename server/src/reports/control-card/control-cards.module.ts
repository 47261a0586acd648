import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../agenda/appointments/appointments.module.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { ClinicalRecordsModule } from '../../records/clinical-records/clinical-records.module.js';
import { ControlCardsController } from './control-cards.controller.js';
import { ControlCardsResolver } from './control-cards.resolver.js';
import { ControlCards } from './control-cards.service.js';

@Module({
  imports: [AppointmentsModule, ClinicalRecordsModule, PatientsModule],
  controllers: [ControlCardsController],
  providers: [ControlCards, ControlCardsResolver],
})
export class ControlCardsModule {}
