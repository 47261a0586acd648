import { applyDecorators, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AreaKeys } from '../../access/rights/area-keys.decorator.js';
import { Needs, OnlyReads } from '../../access/rights/needs.decorator.js';
import { Public } from '../../access/actors/public.decorator.js';
import { FHIR_JSON } from '../../foundation/errors/operation-outcome.js';
import { RepeatedFormBody } from '../../foundation/http/bodies/form-body.js';
import { productVersion } from '../../foundation/product-version.js';
import { assertJsonAccepted } from './accepted-format.js';
import { capabilityStatement } from './capability-statement.js';
import { FhirResponses, numberOf } from './fhir-responses.js';
import { APPOINTMENT_PARAMETERS, FhirAppointments } from './fhir-appointments.js';
import { DOCUMENT_PARAMETERS, FhirDocuments } from './fhir-documents.js';
import { CONDITION_PARAMETERS, FhirConditions } from './fhir-conditions.js';
import { CONSENT_PARAMETERS, FhirConsents } from './fhir-consents.js';
import { ENCOUNTER_PARAMETERS, FhirEncounters } from './fhir-encounters.js';
import { FhirObservations, OBSERVATION_PARAMETERS } from './fhir-observations.js';
import { FhirPatients, PATIENT_PARAMETERS } from './fhir-patients.js';
import { FhirPractitioners } from './fhir-practitioners.js';
import { FhirRiskAssessments, RISK_PARAMETERS } from './fhir-risk-assessments.js';
import { parametersOf } from './sent-parameters.js';

/** `POST [type]/_search`: a search whose parameters are not in the URL, which logs and proxies keep. */
const FormSearch = (type: string) =>
  applyDecorators(Post(`${type}/_search`), HttpCode(200), OnlyReads(), RepeatedFormBody());

/** HL7 FHIR R4, read-only. Every error is an OperationOutcome. */
@Controller('fhir')
export class FhirController {
  constructor(
    private readonly answers: FhirResponses,
    private readonly patients: FhirPatients,
    private readonly appointments: FhirAppointments,
    private readonly conditions: FhirConditions,
    private readonly consents: FhirConsents,
    private readonly encounters: FhirEncounters,
    private readonly observations: FhirObservations,
    private readonly documents: FhirDocuments,
    private readonly practitioners: FhirPractitioners,
    private readonly risks: FhirRiskAssessments,
  ) {}

  /** 200, the capability statement; no session is needed. */
  @Public()
  @Get('metadata')
  async metadata(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    assertJsonAccepted(request, parametersOf(request));
    void reply.type(FHIR_JSON);
    return capabilityStatement(await this.answers.baseOf(request), await productVersion());
  }

  /** 200; 304; 404. A patient merged into another one is returned with a link to that one. */
  @Needs('PATIENTS')
  @Get('Patient/:id')
  patient(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.patients.read(numberOf(id)));
  }

  /** 200, a bundle by id; 400. */
  @Needs('PATIENTS')
  @Get('Patient')
  searchPatients(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, PATIENT_PARAMETERS, (search) => this.patients.search(search));
  }

  /** As `GET Patient`; the parameters may also be in a form. */
  @Needs('PATIENTS')
  @FormSearch('Patient')
  searchPatientsByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchPatients(request, reply);
  }

  /** 200; 304; 404. */
  @Needs('AGENDA')
  @Get('Practitioner/:id')
  practitioner(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.practitioners.read(numberOf(id)));
  }

  /** 200; 304; 404. `comment` only for users who may read health data. */
  @Needs('AGENDA')
  @AreaKeys('HEALTH_DATA', 'comment')
  @Get('Appointment/:id')
  appointment(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.appointments.read(numberOf(id)));
  }

  /** 200, a bundle by id; 400. `comment` only for users who may read health data. */
  @Needs('AGENDA')
  @AreaKeys('HEALTH_DATA', 'comment')
  @Get('Appointment')
  searchAppointments(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, APPOINTMENT_PARAMETERS, (search) =>
      this.appointments.search(search),
    );
  }

  /** As `GET Appointment`; the parameters may also be in a form. */
  @Needs('AGENDA')
  @AreaKeys('HEALTH_DATA', 'comment')
  @FormSearch('Appointment')
  searchAppointmentsByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchAppointments(request, reply);
  }

  /** 200; 304; 404. */
  @Needs('HEALTH_DATA')
  @Get('Encounter/:id')
  encounter(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.encounters.read(numberOf(id)));
  }

  /** 200, a bundle by id; 400. */
  @Needs('HEALTH_DATA')
  @Get('Encounter')
  searchEncounters(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, ENCOUNTER_PARAMETERS, (search) =>
      this.encounters.search(search),
    );
  }

  /** As `GET Encounter`; the parameters may also be in a form. */
  @Needs('HEALTH_DATA')
  @FormSearch('Encounter')
  searchEncountersByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchEncounters(request, reply);
  }

  /** 200; 304; 404. */
  @Needs('HEALTH_DATA')
  @Get('Observation/:id')
  observation(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.observations.read(id));
  }

  /** 200, a bundle: observations from records, by record, and then the findings; 400. */
  @Needs('HEALTH_DATA')
  @Get('Observation')
  searchObservations(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, OBSERVATION_PARAMETERS, (search) =>
      this.observations.search(search),
    );
  }

  /** As `GET Observation`; the parameters may also be in a form. */
  @Needs('HEALTH_DATA')
  @FormSearch('Observation')
  searchObservationsByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchObservations(request, reply);
  }

  /** 200; 304; 404. Its attachment is at a path of the REST API. */
  @Needs('HEALTH_DATA')
  @Get('DocumentReference/:id')
  document(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.documents.read(numberOf(id)));
  }

  /** 200, a bundle by id: photos and documents; 400. */
  @Needs('HEALTH_DATA')
  @Get('DocumentReference')
  searchDocuments(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, DOCUMENT_PARAMETERS, (search) => this.documents.search(search));
  }

  /** As `GET DocumentReference`; the parameters may also be in a form. */
  @Needs('HEALTH_DATA')
  @FormSearch('DocumentReference')
  searchDocumentsByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchDocuments(request, reply);
  }

  /** 200; 304; 404. */
  @Needs('HEALTH_DATA')
  @Get('Consent/:id')
  consent(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.consents.read(numberOf(id)));
  }

  /** 200, a bundle of signed consents by id; 400. */
  @Needs('HEALTH_DATA')
  @Get('Consent')
  searchConsents(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, CONSENT_PARAMETERS, (search) => this.consents.search(search));
  }

  /** As `GET Consent`; the parameters may also be in a form. */
  @Needs('HEALTH_DATA')
  @FormSearch('Consent')
  searchConsentsByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchConsents(request, reply);
  }

  /** 200; 304; 404. */
  @Needs('HEALTH_DATA')
  @Get('Condition/:id')
  condition(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.conditions.read(id));
  }

  /** 200, a bundle by patient: facts that last, and then ulcers; 400. */
  @Needs('HEALTH_DATA')
  @Get('Condition')
  searchConditions(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, CONDITION_PARAMETERS, (search) =>
      this.conditions.search(search),
    );
  }

  /** As `GET Condition`; the parameters may also be in a form. */
  @Needs('HEALTH_DATA')
  @FormSearch('Condition')
  searchConditionsByForm(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.searchConditions(request, reply);
  }

  /** 200; 304; 404. Its id is the patient's. */
  @Needs('HEALTH_DATA')
  @Get('RiskAssessment/:id')
  riskAssessment(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answers.one(request, reply, () => this.risks.read(numberOf(id)));
  }

  /** 200, a bundle by patient: the risk of the feet of each examined patient; 400. */
  @Needs('HEALTH_DATA')
  @Get('RiskAssessment')
  searchRiskAssessments(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.answers.many(request, reply, RISK_PARAMETERS, (search) => this.risks.search(search));
  }

  /** As `GET RiskAssessment`; the parameters may also be in a form. */
  @Needs('HEALTH_DATA')
  @FormSearch('RiskAssessment')
  searchRiskAssessmentsByForm(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.searchRiskAssessments(request, reply);
  }
}
