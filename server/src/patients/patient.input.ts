import type { LocalDate } from '#domain/clinic-time.js';
import { isEmail } from '#domain/patients/email.js';
import {
  FONASA_TIERS,
  type FonasaTier,
  HEALTH_INSURANCES,
  type HealthInsurance,
  SEXES,
  type Sex,
} from '#domain/patients/particulars/particulars.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ERASED } from '#domain/privacy/suppression.es.js';
import type { Rut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType } from '@nestjs/graphql';
import { InArea } from '../access/rights/needs.decorator.js';
import { LocalDateScalar, RutScalar } from '../foundation/graphql/scalars.js';
import {
  IsEmailAddress,
  IsPastDay,
  IsRut,
  isBlank,
  oneOf,
  rule,
  Text,
} from '../foundation/input/field-rules.js';
import { AreIdentifiers, PatientIdentifierInput } from './identifiers/patient-identifier.input.js';
import { FonasaTierEnum, HealthInsuranceEnum, SexEnum } from './particulars-enums.js';

/** Accepts a suppression's placeholder, too; whether it is the stored value is checked with the patient. */
const IsEmailOrErased = rule(
  'email',
  (value) => isBlank(value) || (typeof value === 'string' && (isEmail(value) || value === ERASED)),
  FIELD_MESSAGES.email,
);

const EMPTY_CLEARS = 'Absent keeps the stored value; null or empty clears it.';

const IsSex = oneOf('sex', SEXES, FIELD_MESSAGES.oneOfList);
const IsHealthInsurance = oneOf('healthInsurance', HEALTH_INSURANCES, FIELD_MESSAGES.oneOfList);
const IsFonasaTier = oneOf('fonasaTier', FONASA_TIERS, FIELD_MESSAGES.oneOfList);

/** For a new patient and an update; the particulars' consistency is checked together with the stored ones. */
@InputType({ isAbstract: true })
abstract class IdentityInput {
  @Field(() => [PatientIdentifierInput], {
    nullable: true,
    description: `All of the patient's documents, at most 20. ${EMPTY_CLEARS}`,
  })
  @AreIdentifiers()
  identifiers?: PatientIdentifierInput[] | null;

  @Field(() => SexEnum, { nullable: true, description: EMPTY_CLEARS })
  @IsSex('optional')
  sex?: Sex | null;

  @Field(() => String, { nullable: true, description: EMPTY_CLEARS })
  @Text(TEXT_LIMITS.short, 'optional')
  occupation?: string | null;

  @Field(() => HealthInsuranceEnum, { nullable: true, description: EMPTY_CLEARS })
  @IsHealthInsurance('optional')
  healthInsurance?: HealthInsurance | null;

  @Field(() => FonasaTierEnum, {
    nullable: true,
    description: 'Only for FONASA; another insurance clears it.',
  })
  @IsFonasaTier('optional')
  fonasaTier?: FonasaTier | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only for ISAPRE and OTHER; another insurance clears it.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  insurerName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The legal representative; empty clears all of the representative's data.",
  })
  @Text(TEXT_LIMITS.short, 'optional')
  representativeName?: string | null;

  @Field(() => RutScalar, { nullable: true, description: EMPTY_CLEARS })
  @IsRut('optional')
  representativeRut?: Rut | null;

  @Field(() => String, { nullable: true, description: EMPTY_CLEARS })
  @Text(TEXT_LIMITS.short, 'optional')
  representativeRelation?: string | null;

  @Field(() => String, { nullable: true, description: EMPTY_CLEARS })
  @Text(TEXT_LIMITS.short, 'optional')
  representativePhone?: string | null;
}

@InputType({ description: 'A new patient. Short texts have at most 200 characters, long ones 20,000.' })
export class CreatePatientInput extends IdentityInput {
  @Field(() => RutScalar, { nullable: true, description: 'Absent or empty: a provisional one is assigned.' })
  @IsRut('optional')
  rut?: Rut | null;

  @Field(() => String, { description: 'Full name in one text; not empty.' })
  @Text(TEXT_LIMITS.short)
  name!: string;

  @Field(() => String, { description: 'Not empty; stored as entered.' })
  @Text(TEXT_LIMITS.short)
  phone!: string;

  @Field(() => String, { description: 'An e-mail address; not empty.' })
  @Text(TEXT_LIMITS.short)
  @IsEmailAddress()
  email!: string;

  @Field(() => String, { description: 'The person to call in an emergency.' })
  @Text(TEXT_LIMITS.short)
  emergencyContact!: string;

  @InArea('HEALTH_DATA')
  @Field(() => String, { nullable: true, description: 'A long text. Absent, null or empty: none known.' })
  @Text(TEXT_LIMITS.long, 'optional')
  underlyingCondition?: string | null;

  @InArea('HEALTH_DATA')
  @Field(() => String, {
    nullable: true,
    description: 'A long text. Absent, null or empty: none.',
  })
  @Text(TEXT_LIMITS.long, 'optional')
  clinicalCase?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the patient lives. Absent, null or empty: not known.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  address?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Not in the future.' })
  @IsPastDay()
  birthDate?: LocalDate | null;
}

@InputType({ description: 'Changes to a patient; an absent field keeps the stored value.' })
export class UpdatePatientInput extends IdentityInput {
  @Field(() => RutScalar, {
    nullable: true,
    description: 'Empty keeps the stored one; a real RUT replaces a provisional one.',
  })
  @IsRut('optional')
  rut?: Rut | null;

  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Not empty. The placeholder left by a suppression may stay.',
  })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  @IsEmailOrErased()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  emergencyContact?: string | null;

  @InArea('HEALTH_DATA')
  @Field(() => String, { nullable: true, description: EMPTY_CLEARS })
  @Text(TEXT_LIMITS.long, 'optional')
  underlyingCondition?: string | null;

  @InArea('HEALTH_DATA')
  @Field(() => String, { nullable: true, description: EMPTY_CLEARS })
  @Text(TEXT_LIMITS.long, 'optional')
  clinicalCase?: string | null;

  @Field(() => String, { nullable: true, description: EMPTY_CLEARS })
  @Text(TEXT_LIMITS.short, 'optional')
  address?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: `${EMPTY_CLEARS} Not in the future.` })
  @IsPastDay()
  birthDate?: LocalDate | null;
}
