import { CONSENT_KINDS, type ConsentKind } from '#domain/privacy/consent.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId, oneOf, Text } from '../../foundation/input/field-rules.js';
import { ConsentKindEnum } from './consent.model.js';

const IsConsentKind = oneOf('consentKind', CONSENT_KINDS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class ConsentsOfInput {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
}

@ArgsType()
export class RecordConsentArgs extends ConsentsOfInput {
  @Field(() => ConsentKindEnum, { description: 'A kind that the patient has not given, or has withdrawn.' })
  @IsConsentKind()
  kind!: ConsentKind;

  @Field(() => String, {
    nullable: true,
    description: 'How it was given, such as a signed paper; at most 200 characters.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  evidence?: string | null;
}

@ArgsType()
export class ConsentIdInput {
  @Field(() => Int, { description: "The consent's id, not the patient's." }) @IsId() id!: number;
}
