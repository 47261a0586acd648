import type { LocalDate } from '#domain/clinic-time.js';
import { totalCost } from '#domain/clinical-record.js';
import type { Clp } from '#domain/supplies/clp.js';
import { professionalName } from '#domain/professionals/professional.es.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../graphql/page.model.js';
import { ClpScalar, DateTimeScalar, LocalDateScalar } from '../graphql/scalars.js';
import type { RecordPage } from './record-list.js';
import type { RecordRow, RecordVersionRow } from './record.row.js';

@ObjectType('UsedSupply', { description: 'A supply that a visit used.' })
export class UsedSupplyModel {
  @Field(() => Int) supplyId!: number;
  @Field(() => String) supplyName!: string;
  @Field(() => Int) quantity!: number;
  @Field(() => ClpScalar, { description: 'Of the day on which the record first used it.' }) unitValue!: Clp;
}

@ObjectType('ClinicalRecordVersion', { description: 'What a record said at one time, and who wrote it.' })
export class RecordVersionModel {
  @Field(() => Int) version!: number;
  @Field(() => LocalDateScalar) date!: LocalDate;
  @Field(() => String) careDescription!: string;
  @Field(() => String) procedure!: string;
  @Field(() => String) instructions!: string;
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
  @Field(() => [UsedSupplyModel]) usedSupplies!: readonly UsedSupplyModel[];
  @Field(() => ClpScalar) totalCost!: Clp;
  @Field(() => DateTimeScalar) writtenAt!: string;
  @Field(() => String, { description: 'The name of who wrote it.' }) writtenBy!: string;
}

@ObjectType('ClinicalRecord', {
  description: 'What was done in a visit. Never deleted; every version is kept.',
})
export class ClinicalRecordModel extends RecordVersionModel {
  @Field(() => Int) id!: number;
  @Field(() => Int) patientId!: number;
  @Field(() => Int, { nullable: true, description: 'The appointment that it is about, if any.' })
  appointmentId!: number | null;
}

@ObjectType('ClinicalRecordPage', { description: "Some of a patient's records, newest date first." })
export class RecordPageModel extends PageModel {
  @Field(() => [ClinicalRecordModel]) nodes!: ClinicalRecordModel[];
  @Field(() => Int, { description: 'On all pages.' }) totalCount!: number;
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
});

export const toRecordPageModel = (page: RecordPage): RecordPageModel => ({
  ...page,
  nodes: page.nodes.map(toRecordModel),
});
