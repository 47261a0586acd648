import type { Rut } from '#domain/rut.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { RutScalar } from '../graphql/scalars.js';
import { IsId, IsRut } from '../input/field-rules.js';
import { PageInput } from '../input/page.input.js';

@ArgsType()
export class PatientIdInput {
  @Field(() => Int) @IsId() id!: number;
}

@ArgsType()
export class PatientRutInput {
  @Field(() => RutScalar) @IsRut() rut!: Rut;
}

@ArgsType()
export class UpdatePatientArgs extends PatientIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class ConditionVersionPageInput extends PageInput(20, 100) {
  @Field(() => Int) @IsId() patientId!: number;
}
