import type { LocalDate } from '#domain/clinic-time.js';
import type { FonasaTier, HealthInsurance, Sex } from '#domain/patients/particulars/particulars.js';
import { formatRut } from '#domain/rut.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InArea } from '../auth/rights/needs.decorator.js';
import { PageModel } from '../graphql/page.model.js';
import { LocalDateScalar, RutScalar } from '../graphql/scalars.js';
import { PatientAlertModel } from './alerts/patient-alert.model.js';
import type { PatientPage } from './patient-list.js';
import type { PatientRow } from './patient.row.js';
import { PatientIdentifierModel } from './identifiers/patient-identifier.model.js';
import { FonasaTierEnum, HealthInsuranceEnum, SexEnum } from './particulars-enums.js';

const REGISTERED = 'Health data: asking for it is registered as an access.';

@ObjectType('Patient', {
  description: 'Somebody whom the clinic attends. An optional text is empty, never null.',
})
export class PatientModel {
  @Field(() => Int, { description: 'Stays the same when the RUT changes.' }) id!: number;
  @Field(() => RutScalar, {
    description: 'The real one, or a provisional one while `provisionalRut` is true.',
  })
  rut!: string;
  @Field(() => Boolean, {
    description: 'Whether the RUT was given by the system, until staff write the real one.',
  })
  provisionalRut!: boolean;
  @Field(() => [PatientIdentifierModel], { description: 'Beside the RUT.' })
  identifiers!: PatientIdentifierModel[];
  @Field(() => String, { description: 'First and last names in one text.' }) name!: string;
  @Field(() => String, { description: 'As it was written.' }) phone!: string;
  @Field(() => String, { description: 'No address once a suppression removed it.' }) email!: string;
  @InArea('HEALTH_DATA') @Field(() => String, { description: REGISTERED }) underlyingCondition!: string;
  @Field(() => String, { description: 'Empty until it is asked for, for who booked as a visitor.' })
  emergencyContact!: string;
  @InArea('HEALTH_DATA') @Field(() => String, { description: REGISTERED }) clinicalCase!: string;
  @Field(() => String, { description: 'Where the patient lives; empty where it is not known.' })
  address!: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null where it is not known.' })
  birthDate!: LocalDate | null;
  @Field(() => SexEnum, { nullable: true, description: 'Null where nobody said.' }) sex!: Sex | null;
  @Field(() => String, { description: 'What the patient works as; empty where it is not known.' })
  occupation!: string;
  @Field(() => HealthInsuranceEnum, { nullable: true, description: 'Null where nobody said.' })
  healthInsurance!: HealthInsurance | null;
  @Field(() => FonasaTierEnum, { nullable: true, description: 'Of FONASA alone.' })
  fonasaTier!: FonasaTier | null;
  @Field(() => String, { description: "The isapre's, or another insurer's." }) insurerName!: string;
  @Field(() => String, { description: 'The legal representative, where there is one.' })
  representativeName!: string;
  @Field(() => RutScalar, {
    nullable: true,
    description: 'Of the legal representative; null where it is not known.',
  })
  representativeRut!: string | null;
  @Field(() => String, { description: "What they are to the patient: 'Madre'." })
  representativeRelation!: string;
  @Field(() => String, { description: 'Of the legal representative; empty where it is not known.' })
  representativePhone!: string;
  @InArea('HEALTH_DATA')
  @Field(() => [PatientAlertModel], {
    description: 'Those that hold. Health data: asking for them is registered as an access.',
  })
  alerts?: PatientAlertModel[];
  @InArea('HEALTH_DATA')
  @Field(() => Boolean, {
    description: 'For a sign beside the name: it says nothing about their health, and is not registered.',
  })
  hasAlerts?: boolean;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('PatientPage', { description: 'Some of the patients that a search found.' })
export class PatientPageModel extends PageModel {
  @Field(() => [PatientModel], { description: 'The patients of this page, in the order that was asked for.' })
  nodes!: PatientModel[];
  /** For `totalCount`: what nobody asks for is not counted. */
  count!: () => Promise<number>;
}

@ObjectType('ChangedPatientPage', {
  description: 'Some of the patients who changed, in the order of their last change.',
})
export class ChangedPatientPageModel extends PageModel {
  @Field(() => [PatientModel], { description: 'The patients of this page.' }) nodes!: PatientModel[];
}

/** The one mapping from the stored patient to GraphQL's. */
export const toPatientModel = (row: PatientRow): PatientModel => ({
  ...row,
  identifiers: [...row.identifiers],
  rut: formatRut(row.rut),
  representativeRut: row.representativeRut && formatRut(row.representativeRut),
});

export const toPatientPageModel = (page: PatientPage): PatientPageModel => ({
  ...page,
  nodes: page.nodes.map(toPatientModel),
});
