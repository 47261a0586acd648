import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsInstant } from '../../foundation/input/changed-since.js';
import { IsDay, IsId, IsPastDay, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { IsSupplyLines } from '../../stock/supply-lines.js';
import type { WarningKind } from '#domain/records/warnings/warning.js';
import { AreWarnings, WarningKindEnum } from './warnings/warning.enums.js';
import { FootExamModel, IsFootExam } from './foot/foot-exam.model.js';

@InputType({ description: 'A supply that the visit used. Quantities of the same supply are added up.' })
export class UsedSupplyInput {
  @Field(() => Int, { description: 'A supply in stock.' }) supplyId!: number;
  @Field(() => Int, { description: 'A whole number, at least 1.' }) quantity!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it is used although it is expired on the day of the visit, at most 200 characters. The stock movement keeps it.',
  })
  expiredReason?: string | null;
}

@InputType({ description: 'A new clinical record. Each text has at most 20,000 characters.' })
export class CreateClinicalRecordInput {
  @Field(() => Int, { description: 'The patient; an update cannot change it.' })
  @IsId()
  patientId!: number;
  @Field(() => LocalDateScalar, { description: 'Not in the future.' }) @IsDay() @IsPastDay() date!: LocalDate;
  @Field(() => String, { description: 'The account of the visit; not empty.' })
  @Text(TEXT_LIMITS.long)
  careDescription!: string;
  @Field(() => String, { description: 'The procedure performed; not empty.' })
  @Text(TEXT_LIMITS.long)
  procedure!: string;
  @Field(() => String, { description: 'The instructions given to the patient; not empty.' })
  @Text(TEXT_LIMITS.long)
  instructions!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      "The professional who attended; may be archived. Null: derived from the patient's appointments that day and the user; unknown if that is ambiguous.",
  })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "The patient's appointment, which must not have a record yet.",
  })
  @IsId('optional')
  appointmentId?: number | null;
  @Field(() => [UsedSupplyInput], {
    nullable: true,
    description: 'Taken from stock. Absent, null or empty: none.',
  })
  @IsSupplyLines()
  usedSupplies?: UsedSupplyInput[] | null;
  @Field(() => FootExamModel, { nullable: true, description: 'Null: the feet were not examined.' })
  @IsFootExam()
  footExam?: FootExamModel | null;
  @Field(() => [WarningKindEnum], {
    nullable: true,
    description: 'The warnings that the user dismissed before the procedure.',
  })
  @AreWarnings()
  dismissedWarnings?: WarningKind[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'Products that irritated the skin or nails, at most 200 characters. Null or empty: none.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  irritatingProducts?: string | null;
}

@InputType({ description: 'Changes to a clinical record; an absent field keeps its stored value.' })
export class UpdateClinicalRecordInput {
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day of the visit, not in the future. Absent keeps it.',
  })
  @IsDay('requiredIfSent')
  @IsPastDay()
  date?: LocalDate;
  @Field(() => String, { nullable: true, description: 'Absent keeps it; it cannot be emptied.' })
  @Text(TEXT_LIMITS.long, 'requiredIfSent')
  careDescription?: string;
  @Field(() => String, { nullable: true, description: 'Absent keeps it; it cannot be emptied.' })
  @Text(TEXT_LIMITS.long, 'requiredIfSent')
  procedure?: string;
  @Field(() => String, { nullable: true, description: 'Absent keeps it; it cannot be emptied.' })
  @Text(TEXT_LIMITS.long, 'requiredIfSent')
  instructions?: string;
  @Field(() => Int, { nullable: true, description: 'Null: the professional is unknown.' })
  @IsId('optional')
  professionalId?: number | null;
  @Field(() => [UsedSupplyInput], {
    nullable: true,
    description: 'The complete list: supplies not listed are returned to stock.',
  })
  @IsSupplyLines()
  usedSupplies?: UsedSupplyInput[] | null;
  @Field(() => FootExamModel, {
    nullable: true,
    description: 'The complete exam. Absent keeps it; null removes it.',
  })
  @IsFootExam()
  footExam?: FootExamModel | null;
  @Field(() => [WarningKindEnum], {
    nullable: true,
    description:
      'Warnings that the user dismissed. They are added to the warnings of the record; none is removed.',
  })
  @AreWarnings()
  dismissedWarnings?: WarningKind[] | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Products that irritated the skin or nails, at most 200 characters. Absent keeps them; null or empty clears them.',
  })
  @Text(TEXT_LIMITS.short, 'optional')
  irritatingProducts?: string | null;
}

/** REST also sends the patient, which can't change. */
export class RestRecordChanges extends UpdateClinicalRecordInput {
  @Allow() patientId?: unknown;
}

@ArgsType()
export class RecordIdInput {
  @Field(() => Int, { description: 'The id of the clinical record.' }) @IsId() id!: number;
}

@ArgsType()
export class UpdateRecordArgs extends RecordIdInput {
  @Field(() => Int, { description: 'The version the editor saw.' }) @IsId() version!: number;
}

@ArgsType()
export class PatientOfRecordsInput {
  @Field(() => Int, { description: 'The patient whose records are read.' }) @IsId() patientId!: number;
}

@ArgsType()
export class RecordPageInput extends PageInput(20, 100) {
  @Field(() => Int, { description: 'The patient whose records to list.' }) @IsId() patientId!: number;
}

@ArgsType()
export class ChangedRecordsInput extends PageInput(20, 100) {
  @Field(() => DateTimeScalar, { description: 'Inclusive.' })
  @IsInstant()
  changedSince!: string;
}
