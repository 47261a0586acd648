import { MERGE_FIELDS, type MergeField } from '#domain/patients/merge.js';
import { fieldsOfMerge } from '#domain/patients/patient-fields.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, PickType, registerEnumType } from '@nestjs/graphql';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { Patient } from '../patient.entity.js';
import { descriptionsOf } from '../personal.decorator.js';
import { PatientMerge } from './patient-merge.entity.js';

function describedMerge(field: MergeField): string {
  const [first] = fieldsOfMerge(field);
  const { merge } = first ? descriptionsOf(Patient, first) : {};
  if (!merge) throw new Error(`${field} can be chosen at a merge, but its first field does not describe it.`);
  return merge;
}

const MergeFieldEnum = asEnum(MERGE_FIELDS);
registerEnumType(MergeFieldEnum, {
  name: 'PatientMergeField',
  description: 'The fields compared before two patients are merged.',
  valuesMap: Object.fromEntries(MERGE_FIELDS.map((field) => [field, { description: describedMerge(field) }])),
});

@InputType({ description: 'The two patients to merge, and the fields to take from the merged one.' })
export class MergePatientsInput {
  @Field(() => Int, { description: 'The patient who is kept.' }) @IsId() keptId!: number;
  @Field(() => Int, { description: 'The version of the kept patient that was compared.' })
  @IsId()
  keptVersion!: number;
  @Field(() => Int, { description: 'The patient who is merged into the other; not the same one.' })
  @IsId()
  mergedId!: number;
  @Field(() => Int, { description: 'The version of the merged patient that was compared.' })
  @IsId()
  mergedVersion!: number;

  @Field(() => [MergeFieldEnum], {
    description: 'The fields that the kept patient takes from the other; for all others they keep their own.',
  })
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayUnique({ message: FIELD_MESSAGES.oneOfList })
  @IsIn(MERGE_FIELDS, { each: true, message: FIELD_MESSAGES.oneOfList })
  take!: MergeField[];
}

@ArgsType()
export class MergesOfInput {
  @Field(() => Int, { description: 'The patient whose merges are listed.' }) @IsId() patientId!: number;
}

@ArgsType()
export class UndoMergeInput extends PickType(PatientMerge, ['id'], ArgsType) {}
