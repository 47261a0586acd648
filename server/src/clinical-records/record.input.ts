import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import { IsInstant } from '../input/changed-since.js';
import { IsDay, IsId, IsPastDay, Text } from '../input/field-rules.js';
import { PageInput } from '../input/page.input.js';
import { IsSupplyLines } from '../supplies/supply-lines.js';

@InputType({ description: 'A supply that the visit used. The same one twice is summed.' })
export class UsedSupplyInput {
  @Field(() => Int, { description: 'A supply of the stock.' }) supplyId!: number;
  @Field(() => Int, { description: 'Whole, from 1.' }) quantity!: number;
}

@InputType({ description: 'A new clinical record. Each text has at most 20,000 characters.' })
export class CreateClinicalRecordInput {
  @Field(() => Int, { description: 'Whose record it is; an update can not change it.' })
  @IsId()
  patientId!: number;
  @Field(() => LocalDateScalar, { description: 'Not in the future.' }) @IsDay() @IsPastDay() date!: LocalDate;
  @Field(() => String, { description: 'The account of the visit; not empty.' })
  @Text(TEXT_LIMITS.long)
  careDescription!: string;
  @Field(() => String, { description: 'What was done to the patient; not empty.' })
  @Text(TEXT_LIMITS.long)
  procedure!: string;
  @Field(() => String, { description: 'What the patient was told to do; not empty.' })
  @Text(TEXT_LIMITS.long)
  instructions!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      "Who attended, archived ones too. Null: the professional of the patient's appointment that day, else the user's own, as far as it can be told.",
  })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "The patient's appointment that it is about, which has no record yet.",
  })
  @IsId('optional')
  appointmentId?: number | null;
  @Field(() => [UsedSupplyInput], {
    nullable: true,
    description: 'Taken from the stock. Absent, null or empty: none.',
  })
  @IsSupplyLines()
  usedSupplies?: UsedSupplyInput[] | null;
}

@InputType({ description: 'Changes to a clinical record: a field that is absent keeps what is stored.' })
export class UpdateClinicalRecordInput {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day of the visit, not in the future. Absent keeps it.',
  })
  @IsDay('requiredIfSent')
  @IsPastDay()
  date?: LocalDate;
  @Field(() => String, { nullable: true, description: 'Absent keeps it; it can not be emptied.' })
  @Text(TEXT_LIMITS.long, 'requiredIfSent')
  careDescription?: string;
  @Field(() => String, { nullable: true, description: 'Absent keeps it; it can not be emptied.' })
  @Text(TEXT_LIMITS.long, 'requiredIfSent')
  procedure?: string;
  @Field(() => String, { nullable: true, description: 'Absent keeps it; it can not be emptied.' })
  @Text(TEXT_LIMITS.long, 'requiredIfSent')
  instructions?: string;
  @Field(() => Int, { nullable: true, description: 'Null: it is not known who attended.' })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => [UsedSupplyInput], {
    nullable: true,
    description: 'All of them: what is not listed is returned.',
  })
  @IsSupplyLines()
  usedSupplies?: UsedSupplyInput[] | null;
}

/** REST sends the patient along, who can't change. */
export class RestRecordChanges extends UpdateClinicalRecordInput {
  @Allow() patientId?: unknown;
}

@ArgsType()
export class RecordIdInput {
  @Field(() => Int, { description: 'The id of the clinical record.' }) @IsId() id!: number;
}

@ArgsType()
export class UpdateRecordArgs extends RecordIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class RecordPageInput extends PageInput(20, 100) {
  @Field(() => Int, { description: 'Whose records.' }) @IsId() patientId!: number;
}

@ArgsType()
export class ChangedRecordsInput extends PageInput(20, 100) {
  @Field(() => DateTimeScalar, { description: 'Included.' })
  @IsInstant()
  changedSince!: string;
}
