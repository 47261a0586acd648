import { Module } from '@nestjs/common';
import { AgendaModule } from '../../agenda/agenda.module.js';
import { PatientsModule } from '../../patients/patients.module.js';
import { RecordsModule } from '../../records/records.module.js';
import { ControlCardsController } from './control-cards.controller.js';
import { ControlCardsResolver } from './control-cards.resolver.js';
import { ControlCards } from './control-cards.service.js';

@Module({
  imports: [AgendaModule, RecordsModule, PatientsModule],
  controllers: [ControlCardsController],
  providers: [ControlCards, ControlCardsResolver],
})
export class ControlCardsModule {}
