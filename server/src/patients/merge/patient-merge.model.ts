import type { LocalDate } from '#domain/clinic-time.js';
import { DUPLICATE_REASONS, type DuplicateReason } from '#domain/patients/merge.js';
import { formatRut } from '#domain/rut.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../graphql/as-enum.js';
import { DateTimeScalar, LocalDateScalar, RutScalar } from '../../graphql/scalars.js';
import { PatientModel } from '../patient.model.js';
import type { PatientMergeRow } from './patient-merges.js';

const DuplicateReasonEnum = asEnum(DUPLICATE_REASONS);
registerEnumType(DuplicateReasonEnum, {
  name: 'DuplicateReason',
  description: 'Why two patients may be one person.',
});

@ObjectType('LikelyDuplicate', { description: 'A patient who may be the same person as another one.' })
export class LikelyDuplicateModel {
  @Field(() => PatientModel) patient!: PatientModel;
  @Field(() => [DuplicateReasonEnum]) reasons!: DuplicateReason[];
}

@ObjectType('PatientMerge', { description: 'Two patients who became one.' })
export class PatientMergeModel {
  @Field(() => Int) id!: number;
  @Field(() => DateTimeScalar) at!: string;
  @Field(() => String) staffName!: string;
  @Field(() => Int) keptPatientId!: number;
  @Field(() => Int, { description: 'Nobody has this id until the merge is undone.' })
  mergedPatientId!: number;
  @Field(() => String, { nullable: true, description: 'Null once it can no longer be undone.' })
  mergedName!: string | null;
  @Field(() => RutScalar, { nullable: true, description: 'Null once it can no longer be undone.' })
  mergedRut!: string | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day, 30 days later; null where it can not be undone from this patient.',
  })
  undoableUntil!: LocalDate | null;
  @Field(() => DateTimeScalar, { nullable: true }) undoneAt!: string | null;
}

export const toPatientMergeModel = (row: PatientMergeRow): PatientMergeModel => ({
  ...row,
  mergedRut: row.mergedRut && formatRut(row.mergedRut),
});
