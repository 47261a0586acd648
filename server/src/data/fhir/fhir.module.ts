import { Module } from '@nestjs/common';
import { RecordsModule } from '../../records/records.module.js';
import { PhotosModule } from '../../records/photos/photos.module.js';
import { FhirResponses } from './fhir-responses.js';
import { FhirAppointments } from './fhir-appointments.js';
import { FhirConsents } from './fhir-consents.js';
import { FhirConditions } from './fhir-conditions.js';
import { FhirController } from './fhir.controller.js';
import { FhirDocuments } from './fhir-documents.js';
import { FhirEncounters } from './fhir-encounters.js';
import { FhirObservations } from './fhir-observations.js';
import { FhirPatients } from './fhir-patients.js';
import { FhirPractitioners } from './fhir-practitioners.js';
import { FhirRiskAssessments } from './fhir-risk-assessments.js';
import { SearchPages } from './search-page.js';

@Module({
  imports: [RecordsModule, PhotosModule],
  controllers: [FhirController],
  providers: [
    FhirResponses,
    FhirAppointments,
    FhirDocuments,
    FhirConditions,
    FhirConsents,
    FhirEncounters,
    FhirObservations,
    FhirPatients,
    FhirPractitioners,
    FhirRiskAssessments,
    SearchPages,
  ],
})
export class FhirModule {}
