import { type DynamicModule, Module } from '@nestjs/common';
import { ClinicalRecordsModule } from '../clinical-records/clinical-records.module.js';
import { Clock } from '../clock.js';
import { FhirAnswers } from './fhir-answers.js';
import { FhirAppointments } from './fhir-appointments.js';
import { FhirController } from './fhir.controller.js';
import { FhirEncounters } from './fhir-encounters.js';
import { FhirObservations } from './fhir-observations.js';
import { FhirPatients } from './fhir-patients.js';
import { FhirPractitioners } from './fhir-practitioners.js';
import { SearchPages } from './search-page.js';

@Module({})
export class FhirModule {
  /** @param publicUrl the clinic's own address, where it is known. */
  static with(publicUrl: string | undefined): DynamicModule {
    return {
      module: FhirModule,
      imports: [ClinicalRecordsModule],
      controllers: [FhirController],
      providers: [
        {
          provide: FhirAnswers,
          useFactory: (clock: Clock) => new FhirAnswers(publicUrl, clock),
          inject: [Clock],
        },
        FhirAppointments,
        FhirEncounters,
        FhirObservations,
        FhirPatients,
        FhirPractitioners,
        SearchPages,
      ],
    };
  }
}
