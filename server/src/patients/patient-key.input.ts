import type { Rut } from '#domain/rut.js';
import { ArgsType, Field, Int } from '@nestjs/graphql';
import { RutScalar } from '../foundation/graphql/scalars.js';
import { IsId, IsRut } from '../foundation/input/field-rules.js';
import { PageInput } from '../foundation/input/page.input.js';

@ArgsType()
export class PatientIdInput {
  @Field(() => Int, { description: "The patient's id, which is not their RUT." }) @IsId() id!: number;
}

@ArgsType()
export class PatientRutInput {
  @Field(() => RutScalar, { description: 'A real or a provisional one, or one from before a merge.' })
  @IsRut()
  rut!: Rut;
}

@ArgsType()
export class UpdatePatientArgs extends PatientIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class ConditionVersionPageInput extends PageInput(20, 100) {
  @Field(() => Int, { description: 'The patient whose condition it is.' }) @IsId() patientId!: number;
}
