import type { LocalDate } from '#domain/clinic-time.js';
import type { FonasaTier, HealthInsurance, Sex } from '#domain/patients/particulars/particulars.js';
import { formatRut } from '#domain/rut.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InArea } from '../access/rights/needs.decorator.js';
import { PageModel } from '../foundation/graphql/page.model.js';
import { LocalDateScalar, RutScalar } from '../foundation/graphql/scalars.js';
import { PatientAlertModel } from './alerts/patient-alert.model.js';
import type { PatientPage } from './patient-list.js';
import type { PatientRow } from './patient.row.js';
import { PatientIdentifierModel } from './identifiers/patient-identifier.model.js';
import { FonasaTierEnum, HealthInsuranceEnum, SexEnum } from './particulars-enums.js';

const REGISTERED = 'Health data: reading it is logged as an access.';

@ObjectType('Patient', {
  description: 'A patient of the clinic. An optional text is empty, never null.',
})
export class PatientModel {
  @Field(() => Int, { description: 'Stays the same when the RUT changes.' }) id!: number;
  @Field(() => RutScalar, {
    description: 'The real one, or a provisional one if `provisionalRut` is true.',
  })
  rut!: string;
  @Field(() => Boolean, {
    description: 'Whether the system assigned the RUT, until staff enter the real one.',
  })
  provisionalRut!: boolean;
  @Field(() => [PatientIdentifierModel], { description: 'In addition to the RUT.' })
  identifiers!: PatientIdentifierModel[];
  @Field(() => String, { description: 'Full name in one text.' }) name!: string;
  @Field(() => String, { description: 'As entered.' }) phone!: string;
  @Field(() => String, { description: 'Not an address once a suppression has removed it.' }) email!: string;
  @InArea('HEALTH_DATA') @Field(() => String, { description: REGISTERED }) underlyingCondition!: string;
  @Field(() => String, {
    description: 'Empty for a patient who booked as a visitor, until staff ask for it.',
  })
  emergencyContact!: string;
  @InArea('HEALTH_DATA') @Field(() => String, { description: REGISTERED }) clinicalCase!: string;
  @Field(() => String, { description: 'Where the patient lives; empty if unknown.' })
  address!: string;
  @Field(() => LocalDateScalar, { nullable: true, description: 'Null if unknown.' })
  birthDate!: LocalDate | null;
  @Field(() => SexEnum, { nullable: true, description: 'Null if not given.' }) sex!: Sex | null;
  @Field(() => String, { description: "The patient's job; empty if unknown." })
  occupation!: string;
  @Field(() => HealthInsuranceEnum, { nullable: true, description: 'Null if not given.' })
  healthInsurance!: HealthInsurance | null;
  @Field(() => FonasaTierEnum, { nullable: true, description: 'Only for FONASA.' })
  fonasaTier!: FonasaTier | null;
  @Field(() => String, { description: 'The name of the isapre or other insurer.' }) insurerName!: string;
  @Field(() => String, { description: 'The legal representative, if any.' })
  representativeName!: string;
  @Field(() => RutScalar, {
    nullable: true,
    description: "The legal representative's RUT; null if unknown.",
  })
  representativeRut!: string | null;
  @Field(() => String, { description: "The relation to the patient: 'Madre'." })
  representativeRelation!: string;
  @Field(() => String, { description: "The legal representative's phone; empty if unknown." })
  representativePhone!: string;
  @InArea('HEALTH_DATA')
  @Field(() => [PatientAlertModel], {
    description: 'The current alerts. Health data: reading them is logged as an access.',
  })
  alerts?: PatientAlertModel[];
  @InArea('HEALTH_DATA')
  @Field(() => Boolean, {
    description: 'For a mark beside the name: it reveals nothing about their health, and is not logged.',
  })
  hasAlerts?: boolean;
  @Field(() => Int, { description: 'Counts the edits; an update sends the one it saw.' }) version!: number;
}

@ObjectType('PatientPage', { description: 'A page of the patients that a search found.' })
export class PatientPageModel extends PageModel {
  @Field(() => [PatientModel], { description: 'The patients on this page, in the requested order.' })
  nodes!: PatientModel[];
  /** For `totalCount`, so that patients are only counted on request. */
  count!: () => Promise<number>;
}

@ObjectType('ChangedPatientPage', {
  description: 'A page of changed patients, ordered by last change.',
})
export class ChangedPatientPageModel extends PageModel {
  @Field(() => [PatientModel], { description: 'The patients on this page.' }) nodes!: PatientModel[];
}

/** Maps a stored patient to GraphQL. */
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
