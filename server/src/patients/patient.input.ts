import type { LocalDate } from '#domain/clinic-time.js';
import { isEmail } from '#domain/patients/email.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ERASED } from '#domain/privacy/suppression.es.js';
import type { Rut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field, InputType } from '@nestjs/graphql';
import { InArea } from '../auth/rights/needs.decorator.js';
import { LocalDateScalar, RutScalar } from '../graphql/scalars.js';
import { IsEmailAddress, IsPastDay, IsRut, isBlank, rule, Text } from '../input/field-rules.js';

/** Whether the mark of a suppression is what is stored is checked with the patient. */
const IsEmailOrErased = rule(
  'email',
  (value) => isBlank(value) || (typeof value === 'string' && (isEmail(value) || value === ERASED)),
  FIELD_MESSAGES.email,
);

const EMPTY_CLEARS = 'Absent keeps what is stored; null or empty clears it.';

@InputType({ description: 'A new patient. Short texts have at most 200 characters, long ones 20,000.' })
export class CreatePatientInput {
  @Field(() => RutScalar, { nullable: true, description: 'Absent or empty: a provisional one is given.' })
  @IsRut('optional')
  rut?: Rut | null;

  @Field(() => String)
  @Text(TEXT_LIMITS.short)
  name!: string;

  @Field(() => String)
  @Text(TEXT_LIMITS.short)
  phone!: string;

  @Field(() => String)
  @Text(TEXT_LIMITS.short)
  @IsEmailAddress()
  email!: string;

  @Field(() => String, { description: 'Whom to call in an emergency.' })
  @Text(TEXT_LIMITS.short)
  emergencyContact!: string;

  @InArea('HEALTH_DATA')
  @Field(() => String, { nullable: true })
  @Text(TEXT_LIMITS.long, 'optional')
  underlyingCondition?: string | null;

  @InArea('HEALTH_DATA')
  @Field(() => String, { nullable: true })
  @Text(TEXT_LIMITS.long, 'optional')
  clinicalCase?: string | null;

  @Field(() => String, { nullable: true })
  @Text(TEXT_LIMITS.short, 'optional')
  address?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'Not in the future.' })
  @IsPastDay()
  birthDate?: LocalDate | null;
}

@InputType({ description: 'Changes to a patient: a field that is absent keeps what is stored.' })
export class UpdatePatientInput {
  @Field(() => RutScalar, {
    nullable: true,
    description: 'Empty keeps it; a real one ends a provisional one.',
  })
  @IsRut('optional')
  rut?: Rut | null;

  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Not empty.' })
  @Text(TEXT_LIMITS.short, 'requiredIfSent')
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Not empty. What a suppression left may stay.' })
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
