import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { IsId, Text } from '../../foundation/input/field-rules.js';

@ArgsType()
export class BlocksOfInput {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
}

@ArgsType()
export class BlockPatientArgs extends BlocksOfInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@ArgsType()
export class LiftBlockArgs {
  @Field(() => Int, { description: "The block's id, not the patient's." }) @IsId() id!: number;

  @Field(() => String, { description: 'At most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
