import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, Int, PickType } from '@nestjs/graphql';
import { IsId, Text } from '../../foundation/input/field-rules.js';
import { PatientBlock } from './patient-block.entity.js';

@ArgsType()
export class BlocksOfInput extends PickType(PatientBlock, ['patientId'], ArgsType) {}

@ArgsType()
export class BlockPatientArgs extends PickType(PatientBlock, ['patientId', 'reason'], ArgsType) {}

@ArgsType()
export class LiftBlockArgs {
  @Field(() => Int, { description: "The block's id, not the patient's." }) @IsId() id!: number;

  @Field(() => String, { description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
