import { type FieldFor, fieldsFor, type PatientData } from '#domain/patients/patient-fields.es.js';
import { formatRut } from '#domain/rut.js';
import type { Type } from '@nestjs/common';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { InArea } from '../access/rights/needs.decorator.js';
import { PageModel } from '../foundation/graphql/page.model.js';
import { PatientAlertModel } from './alerts/patient-alert.model.js';
import { exposeField } from './expose-field.js';
import { PatientIdentifierModel } from './identifiers/patient-identifier.model.js';
import type { PatientPage } from './patient-list.js';
import { Patient } from './patient.entity.js';
import type { PatientRow } from './patient.row.js';
import { descriptionsOf, isNullable } from './personal.decorator.js';

type Shown = { -readonly [Name in FieldFor<'SHOWN'>]: PatientData[Name] };

function modelFields(): Type<Shown> {
  @ObjectType({ isAbstract: true })
  class DeclaredFields {}
  for (const field of fieldsFor('SHOWN'))
    exposeField(DeclaredFields, field, {
      description: descriptionsOf(Patient, field).shown,
      nullable: isNullable(field),
    });
  return DeclaredFields as Type<Shown>;
}

@ObjectType('Patient', {
  description: 'A patient of the clinic. An optional text is empty, never null.',
})
export class PatientModel extends modelFields() {
  @Field(() => Int, { description: 'Stays the same when the RUT changes.' }) id!: number;
  @Field(() => [PatientIdentifierModel], { description: 'In addition to the RUT.' })
  identifiers!: PatientIdentifierModel[];
  @InArea('HEALTH_DATA')
  @Field(() => [PatientAlertModel], {
    description: 'The current alerts. Health data: reading them is logged as an access.',
  })
  alerts?: PatientAlertModel[];
  @InArea('HEALTH_DATA')
  @Field(() => [PatientAlertModel], {
    description:
      'Findings that the patient was asked about and denied. Health data: reading it is logged as an access.',
  })
  deniedAlerts?: PatientAlertModel[];
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
