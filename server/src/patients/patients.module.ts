import { Module } from '@nestjs/common';
import { PatientList } from './patient-list.js';
import { PatientsController } from './patients.controller.js';
import { PatientsResolver } from './patients.resolver.js';
import { PatientsService } from './patients.service.js';
import { VisitorMatching } from './visitor-matching.js';

@Module({
  controllers: [PatientsController],
  providers: [PatientList, PatientsResolver, PatientsService, VisitorMatching],
  exports: [PatientsService, VisitorMatching],
})
export class PatientsModule {}
