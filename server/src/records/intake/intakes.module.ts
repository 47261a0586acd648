import { Module } from '@nestjs/common';
import { PatientsModule } from '../../patients/patients.module.js';
import { IntakeLinks } from './intake-links.js';
import { IntakesController } from './intakes.controller.js';
import { IntakesResolver } from './intakes.resolver.js';
import { Intakes } from './intakes.service.js';

@Module({
  imports: [PatientsModule],
  controllers: [IntakesController],
  providers: [IntakeLinks, Intakes, IntakesResolver],
  exports: [IntakeLinks, Intakes],
})
export class IntakesModule {}
