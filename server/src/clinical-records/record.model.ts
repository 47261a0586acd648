import type { LocalDate } from '#domain/clinic-time.js';
import { totalCost } from '#domain/clinical-record.js';
import type { Clp } from '#domain/supplies/clp.js';
import { professionalName } from '#domain/professionals/professional.es.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../graphql/page.model.js';
import { ClpScalar, DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import type { RecordPage } from './record-list.js';
import type { RecordOrigin, RecordRow, RecordVersionRow } from './record.row.js';

@ObjectType('UsedSupply', { description: 'A supply that a visit used.' })
export class UsedSupplyModel {
  @Field(() => Int, { description: 'The supply in the stock.' }) supplyId!: number;
  @Field(() => String, {
    description: 'The present name; in an earlier version of a record, the one of that time.',
  })
  supplyName!: string;
  @Field(() => Int, { description: 'Whole, in the unit of the supply.' }) quantity!: number;
  @Field(() => ClpScalar, { description: 'Of the day on which the record first used it.' }) unitValue!: Clp;
}

@ObjectType('ClinicalRecordVersion', { description: 'What a record said at one time, and who wrote it.' })
export class RecordVersionModel {
  @Field(() => Int, { description: 'From 1, one more with each edit; an update sends the one it saw.' })
  version!: number;
  @Field(() => LocalDateScalar, { description: 'The day of the visit.' }) date!: LocalDate;
  @Field(() => String, { description: 'The account of the visit.' }) careDescription!: string;
  @Field(() => String, { description: 'What was done to the patient.' }) procedure!: string;
  @Field(() => String, { description: 'What the patient was told to do.' }) instructions!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Who attended; null where it is not known, as in records from before this was kept.',
  })
  professionalId!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      "The present name, the service's until the professional has one; null where it is not known who attended.",
  })
  professionalName!: string | null;
  @Field(() => [UsedSupplyModel], { description: 'One line for each supply; empty where none was used.' })
  usedSupplies!: readonly UsedSupplyModel[];
  @Field(() => ClpScalar, { description: 'Of all used supplies, each quantity times its unit value.' })
  totalCost!: Clp;
  @Field(() => DateTimeScalar, { description: 'When this version was written.' }) writtenAt!: string;
  @Field(() => String, { description: 'The name of who wrote it.' }) writtenBy!: string;
}

@ObjectType('RecordOrigin', { description: 'The file that a record came from, and whom it names.' })
export class RecordOriginModel {
  @Field(() => String, { description: 'As who imported it called it.' }) fileName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was imported.' }) importedAt!: string;
  @Field(() => String, {
    description: 'Who attended, in the words of the file; empty where it does not say.',
  })
  professionalName!: string;
}

@ObjectType('ClinicalRecord', {
  description: 'What was done in a visit. Never deleted; every version is kept.',
})
export class ClinicalRecordModel extends RecordVersionModel {
  @Field(() => Int, { description: 'The same in all versions.' }) id!: number;
  @Field(() => Int, { description: 'Whose record it is.' }) patientId!: number;
  @Field(() => Int, { nullable: true, description: 'The appointment that it is about, if any.' })
  appointmentId!: number | null;
  @Field(() => RecordOriginModel, {
    nullable: true,
    description:
      'Of a record that came from a file: nobody of the clinic wrote it in this product, and `writtenBy` imported it. Null of all others.',
  })
  imported!: RecordOrigin | null;
}

@ObjectType('ClinicalRecordPage', { description: "Some of a patient's records, newest date first." })
export class RecordPageModel extends PageModel {
  @Field(() => [ClinicalRecordModel], { description: 'The records of this page.' })
  nodes!: ClinicalRecordModel[];
  @Field(() => Int, { description: 'On all pages.' }) totalCount!: number;
}

@ObjectType('ChangedClinicalRecordPage', {
  description: 'Some of the records that changed, in the order of their last change.',
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

/** The one mapping from the stored record to GraphQL's. */
export const toRecordModel = (row: RecordRow): ClinicalRecordModel => ({
  ...toVersionModel(row),
  id: row.id,
  patientId: row.patientId,
  appointmentId: row.appointmentId,
  imported: row.imported,
});

export const toRecordPageModel = (page: RecordPage): RecordPageModel => ({
  ...page,
  nodes: page.nodes.map(toRecordModel),
});
