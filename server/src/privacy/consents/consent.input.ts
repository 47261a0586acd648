import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, Int, PickType } from '@nestjs/graphql';
import { IsId, Text } from '../../foundation/input/field-rules.js';
import { Consent } from './consent.entity.js';

@ArgsType()
export class ConsentsOfInput extends PickType(Consent, ['patientId'], ArgsType) {}

@ArgsType()
export class RecordConsentArgs extends PickType(Consent, ['patientId', 'kind'], ArgsType) {
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
