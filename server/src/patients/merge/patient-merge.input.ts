import { MERGE_FIELDS, type MergeField } from '#domain/patients/merge.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId } from '../../foundation/input/field-rules.js';

const MergeFieldEnum = asEnum(MERGE_FIELDS);
registerEnumType(MergeFieldEnum, {
  name: 'PatientMergeField',
  description: 'The fields compared before two patients are merged.',
  valuesMap: {
    RUT: { description: 'The one that is not kept becomes a former RUT, which still finds the patient.' },
    NAME: { description: 'First and last names.' },
    PHONE: { description: 'The phone, as entered.' },
    EMAIL: { description: 'The address for e-mails.' },
    UNDERLYING_CONDITION: { description: 'Health data; an earlier version is kept.' },
    EMERGENCY_CONTACT: { description: 'The person to call in an emergency.' },
    ADDRESS: { description: 'Where the patient lives.' },
    BIRTH_DATE: { description: 'The day of birth.' },
    CLINICAL_CASE: { description: 'Health data; an earlier version is kept.' },
    SEX: { description: 'As recorded in the civil registry.' },
    OCCUPATION: { description: "The patient's job." },
    HEALTH_INSURANCE: { description: "Including FONASA's tier and the insurer's name." },
    LEGAL_REPRESENTATIVE: { description: "The representative's name, RUT, relation and phone, all four." },
  },
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
export class UndoMergeInput {
  @Field(() => Int, { description: "The merge's id, as returned by `patientMerges`; not a patient's." })
  @IsId()
  id!: number;
}
