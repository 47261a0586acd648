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
  valuesMap: {
    RUT: { description: 'Whichever is not kept becomes a former one, which still finds the patient.' },
    NAME: { description: 'First and last names.' },
    PHONE: { description: 'The phone, as it was written.' },
    EMAIL: { description: 'Where messages by e-mail go.' },
    UNDERLYING_CONDITION: { description: 'Health data; an earlier version of it is kept.' },
    EMERGENCY_CONTACT: { description: 'Whom to call in an emergency.' },
    ADDRESS: { description: 'Where the patient lives.' },
    BIRTH_DATE: { description: 'The day of birth.' },
    CLINICAL_CASE: { description: 'Health data; an earlier version of it is kept.' },
    SEX: { description: 'As the civil registry knows it.' },
    OCCUPATION: { description: 'What the patient works as.' },
    HEALTH_INSURANCE: { description: "With FONASA's group and the insurer's name." },
    LEGAL_REPRESENTATIVE: { description: 'Name, RUT, relation and phone of the representative, all four.' },
  },
});

@InputType({ description: 'Which two patients become one, and whose data the one has.' })
export class MergePatientsInput {
  @Field(() => Int, { description: 'The patient who stays.' }) @IsId() keptId!: number;
  @Field(() => Int, { description: 'The version that was compared, as below.' }) @IsId() keptVersion!: number;
  @Field(() => Int, { description: 'The patient who becomes part of the other; not the same one.' })
  @IsId()
  mergedId!: number;
  @Field(() => Int, { description: 'The version of the other patient that was compared.' })
  @IsId()
  mergedVersion!: number;

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
  @Field(() => Int, { description: 'Of which patient.' }) @IsId() patientId!: number;
}

@ArgsType()
export class UndoMergeInput {
  @Field(() => Int, { description: "The merge's, as `patientMerges` answers it; not a patient's." })
  @IsId()
  id!: number;
}
