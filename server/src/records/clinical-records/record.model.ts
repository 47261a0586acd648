import type { LocalDate } from '#domain/clinic-time.js';
import { totalCost } from '#domain/records/clinical-record.js';
import type { Clp } from '#domain/stock/clp.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { ClpScalar, DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { DismissedWarning } from '#domain/records/warnings/warning.js';
import { DismissedWarningModel } from './warnings/warning.model.js';
import { FootExamModel } from './foot/foot-exam.model.js';
import type { RecordPage } from './record-list.js';
import type { RecordOrigin, RecordRow, RecordVersionRow, RecordWarning } from './record.row.js';

@ObjectType('UsedSupply', { description: 'A supply that a visit used.' })
export class UsedSupplyModel {
  @Field(() => Int, { description: 'The supply in the stock.' }) supplyId!: number;
  @Field(() => String, {
    description: 'The current name; in an earlier version of a record, the name at that time.',
  })
  supplyName!: string;
  @Field(() => Int, { description: "A whole number, in the supply's unit." }) quantity!: number;
  @Field(() => ClpScalar, { description: 'From the day the record first used it.' }) unitValue!: Clp;
}

@ObjectType('ClinicalRecordVersion', {
  description: 'The contents of a record at one time, and their author.',
})
export class RecordVersionModel {
  @Field(() => Int, {
    description: 'Starts at 1 and increases with each edit; an update sends the one it saw.',
  })
  version!: number;
  @Field(() => LocalDateScalar, { description: 'The day of the visit.' }) date!: LocalDate;
  @Field(() => String, { description: 'The account of the visit.' }) careDescription!: string;
  @Field(() => String, { description: 'The procedure performed.' }) procedure!: string;
  @Field(() => String, { description: 'The instructions given to the patient.' }) instructions!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The professional who attended; null if unknown, as in records from before this was stored.',
  })
  professionalId!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The current name, or the service's until the professional has one; null if the professional is unknown.",
  })
  professionalName!: string | null;
  @Field(() => [UsedSupplyModel], { description: 'One line per supply; empty if none was used.' })
  usedSupplies!: readonly UsedSupplyModel[];
  @Field(() => FootExamModel, { nullable: true, description: 'Null if the feet were not examined.' })
  footExam!: FootExam | null;
  @Field(() => [DismissedWarningModel], {
    description: 'The warnings that were dismissed before the procedure, in that order.',
  })
  dismissedWarnings!: readonly DismissedWarning[];
  @Field(() => String, {
    description: 'Products that irritated the skin or nails; empty if none was noted.',
  })
  irritatingProducts!: string;
  @Field(() => ClpScalar, { description: 'The total of all used supplies: quantity times unit value.' })
  totalCost!: Clp;
  @Field(() => DateTimeScalar, { description: 'When this version was written.' }) writtenAt!: string;
  @Field(() => String, { description: 'The name of the user who wrote it.' }) writtenBy!: string;
}

@ObjectType('RecordOrigin', {
  description: 'The file a record was imported from, and the professional it names.',
})
export class RecordOriginModel {
  @Field(() => String, { description: 'As named by the user who imported it.' }) fileName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was imported.' }) importedAt!: string;
  @Field(() => String, {
    description: 'The professional who attended, as written in the file; empty if it names none.',
  })
  professionalName!: string;
}

@ObjectType('RecordWarning', { description: 'A warning about a write that succeeded.' })
export class RecordWarningModel {
  @Field(() => Int, { description: 'The supply that was expired on the day of the visit.' })
  supplyId!: number;
  @Field(() => String, { description: 'A Spanish sentence.' }) message!: string;
}

@ObjectType('ClinicalRecord', {
  description:
    'The record of a visit. Every version is kept. Deleted only after the legal retention period, or if its import is undone.',
})
export class ClinicalRecordModel extends RecordVersionModel {
  @Field(() => Int, { description: 'The same in all versions.' }) id!: number;
  @Field(() => Int, { description: 'The patient the record is about.' }) patientId!: number;
  @Field(() => Int, { nullable: true, description: 'Its appointment, if any.' })
  appointmentId!: number | null;
  @Field(() => RecordOriginModel, {
    nullable: true,
    description:
      'Set if it was imported from a file: `writtenBy` is then the user who imported it, not its author. Otherwise null.',
  })
  imported!: RecordOrigin | null;
  @Field(() => [RecordWarningModel], {
    description:
      'From the mutation that returned the record: one for each expired supply of which it used more. Empty in queries.',
  })
  warnings!: readonly RecordWarning[];
}

@ObjectType('Irritation', { description: 'Products that irritated the skin or nails of a patient.' })
export class IrritationModel {
  @Field(() => LocalDateScalar, { description: 'The day of the visit whose record notes it.' })
  date!: LocalDate;
  @Field(() => String, { description: 'As written in the record; not empty.' }) irritatingProducts!: string;
}

@ObjectType('ClinicalRecordPage', { description: "A page of a patient's records, newest date first." })
export class RecordPageModel extends PageModel {
  @Field(() => [ClinicalRecordModel], { description: 'The records of this page.' })
  nodes!: ClinicalRecordModel[];
  @Field(() => Int, { description: 'Across all pages.' }) totalCount!: number;
}

@ObjectType('ChangedClinicalRecordPage', {
  description: 'A page of changed records, ordered by their last change.',
})
export class ChangedRecordPageModel extends PageModel {
  @Field(() => [ClinicalRecordModel], { description: 'The records of this page.' })
  nodes!: ClinicalRecordModel[];
}

export const toVersionModel = ({ professional, ...row }: RecordVersionRow): RecordVersionModel => ({
  ...row,
  professionalId: professional?.id ?? null,
  professionalName: professional && professionalName(professional.name, professional.service),
  totalCost: totalCost(row.usedSupplies),
});

/** The only mapping from a stored record to a GraphQL record. */
export const toRecordModel = (row: RecordRow): ClinicalRecordModel => ({
  ...toVersionModel(row),
  id: row.id,
  patientId: row.patientId,
  appointmentId: row.appointmentId,
  imported: row.imported,
  warnings: row.warnings ?? [],
});

export const toRecordPageModel = (page: RecordPage): RecordPageModel => ({
  ...page,
  nodes: page.nodes.map(toRecordModel),
});
