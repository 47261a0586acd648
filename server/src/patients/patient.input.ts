import { FONASA_TIERS, HEALTH_INSURANCES, SEXES } from '#domain/patients/particulars/choices.js';
import { isEmail } from '#domain/patients/email.js';
import {
  declared,
  type FieldFor,
  type FieldKind,
  fieldsFor,
  type PatientData,
  type RequiredField,
} from '#domain/patients/patient-fields.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ERASED } from '#domain/privacy/suppression.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Type } from '@nestjs/common';
import { Field, InputType } from '@nestjs/graphql';
import {
  IsEmailAddress,
  IsPastDay,
  IsRut,
  isBlank,
  oneOf,
  type Presence,
  rule,
  Text,
} from '../foundation/input/field-rules.js';
import { exposeField } from './expose-field.js';
import { AreIdentifiers, PatientIdentifierInput } from './identifiers/patient-identifier.input.js';
import { Patient } from './patient.entity.js';
import { descriptionsOf, EMPTY_CLEARS } from './personal.decorator.js';

/** Accepts a suppression's placeholder, too; whether it is the stored value is checked with the patient. */
const IsEmailOrErased = rule(
  'email',
  (value) => isBlank(value) || (typeof value === 'string' && (isEmail(value) || value === ERASED)),
  FIELD_MESSAGES.email,
);
const ShortText = (presence: Presence) => Text(TEXT_LIMITS.short, presence);

/** In the order in which they are checked. */
const RULES: Readonly<Record<FieldKind, (presence: Presence) => readonly PropertyDecorator[]>> = {
  OWN_RUT: () => [IsRut('optional')],
  RUT: (presence) => [IsRut(presence)],
  FLAG: () => {
    throw new Error('no patient field that is a flag can be written');
  },
  SHORT_TEXT: (presence) => [ShortText(presence)],
  LONG_TEXT: (presence) => [Text(TEXT_LIMITS.long, presence)],
  PHONE: (presence) => [ShortText(presence)],
  EMAIL: (presence) => [presence === 'required' ? IsEmailAddress() : IsEmailOrErased(), ShortText(presence)],
  DAY: () => [IsPastDay()],
  SEX: (presence) => [oneOf('sex', SEXES, FIELD_MESSAGES.oneOfList)(presence)],
  HEALTH_INSURANCE: (presence) => [
    oneOf('healthInsurance', HEALTH_INSURANCES, FIELD_MESSAGES.oneOfList)(presence),
  ],
  FONASA_TIER: (presence) => [oneOf('fonasaTier', FONASA_TIERS, FIELD_MESSAGES.oneOfList)(presence)],
};

type Written = FieldFor<'WRITTEN'>;
type Sent<Name extends Written> = { -readonly [Key in Name]?: PatientData[Key] | null };
type Purpose = 'create' | 'update';
interface WithIdentifiers {
  identifiers?: PatientIdentifierInput[] | null;
}

/** An input with all declared fields; the particulars' consistency is checked together with the stored ones. */
function inputOf<Fields>(purpose: Purpose): Type<Fields & WithIdentifiers> {
  @InputType({ isAbstract: true })
  class DeclaredFields implements WithIdentifiers {
    @Field(() => [PatientIdentifierInput], {
      nullable: true,
      description: `All of the patient's documents, at most 20. ${EMPTY_CLEARS}`,
    })
    @AreIdentifiers()
    identifiers?: PatientIdentifierInput[] | null;
  }
  for (const field of fieldsFor('WRITTEN')) {
    const { kind, isRequired } = declared(field);
    const required = purpose === 'create' ? 'required' : 'requiredIfSent';
    for (const check of RULES[kind](isRequired ? required : 'optional'))
      check(DeclaredFields.prototype, field);
    const { update = EMPTY_CLEARS, create = update } = descriptionsOf(Patient, field);
    exposeField(DeclaredFields, field, {
      description: purpose === 'create' ? create : update,
      nullable: purpose === 'update' || !isRequired,
    });
  }
  return DeclaredFields as unknown as Type<Fields & WithIdentifiers>;
}

type CreateFields = { -readonly [Key in RequiredField]: PatientData[Key] } & Sent<
  Exclude<Written, RequiredField>
>;

@InputType({ description: 'A new patient. Short texts have at most 200 characters, long ones 20,000.' })
export class CreatePatientInput extends inputOf<CreateFields>('create') {}

@InputType({ description: 'Changes to a patient; an absent field keeps the stored value.' })
export class UpdatePatientInput extends inputOf<Sent<Written>>('update') {}
