import { MERGE_FIELDS, type MergeField } from '#domain/patients/merge.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { asEnum } from '../../graphql/as-enum.js';
import { IsId } from '../../input/field-rules.js';

const MergeFieldEnum = asEnum(MERGE_FIELDS);
registerEnumType(MergeFieldEnum, {
  name: 'PatientMergeField',
  description: 'What is compared before two patients become one.',
});

@InputType()
export class MergePatientsInput {
  @Field(() => Int) @IsId() keptId!: number;
  @Field(() => Int, { description: 'The version that was compared, as below.' }) @IsId() keptVersion!: number;
  @Field(() => Int) @IsId() mergedId!: number;
  @Field(() => Int) @IsId() mergedVersion!: number;

  @Field(() => [MergeFieldEnum], {
    description: 'What the kept patient takes from the other; of everything else they keep their own.',
  })
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayUnique({ message: FIELD_MESSAGES.oneOfList })
  @IsIn(MERGE_FIELDS, { each: true, message: FIELD_MESSAGES.oneOfList })
  take!: MergeField[];
}

@ArgsType()
export class MergesOfInput {
  @Field(() => Int) @IsId() patientId!: number;
}

@ArgsType()
export class UndoMergeInput {
  @Field(() => Int) @IsId() id!: number;
}
