import type { LocalDate } from '#domain/clinic-time.js';
import { DUPLICATE_REASONS, type DuplicateReason } from '#domain/patients/merge.js';
import { formatRut, type Rut } from '#domain/rut.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar, RutScalar } from '../../foundation/graphql/scalars.js';
import { PatientModel } from '../patient.model.js';
import { PatientMerge } from './patient-merge.entity.js';

const DuplicateReasonEnum = asEnum(DUPLICATE_REASONS);
registerEnumType(DuplicateReasonEnum, {
  name: 'DuplicateReason',
  description: 'Why two patients may be the same person.',
  valuesMap: {
    SAME_PHONE: { description: 'The same phone, however it was entered.' },
    SAME_EMAIL: { description: 'The same e-mail address, ignoring case.' },
    SAME_BIRTH_DATE_SIMILAR_NAME: {
      description: 'Born on the same day, with nearly the same names.',
    },
    PROVISIONAL_SIMILAR_NAME: {
      description: 'Nearly the same names, and one of the two has a provisional RUT.',
    },
  },
});

@ObjectType('LikelyDuplicate', { description: 'A patient who may be the same person as another patient.' })
export class LikelyDuplicateModel {
  @Field(() => PatientModel, { description: 'The possible duplicate; never one whose data are blocked.' })
  patient!: PatientModel;
  @Field(() => [DuplicateReasonEnum], {
    description: 'Why they may be the same person; at least one reason.',
  })
  reasons!: DuplicateReason[];
}

@ObjectType('PatientMerge', { description: 'A merge of two patients.' })
export class PatientMergeModel extends ShownFields(
  PatientMerge,
  'id',
  'at',
  'keptPatientId',
  'mergedPatientId',
  'undoneAt',
) {
  @Field(() => String, { description: 'The name of the user who merged them.' }) staffName!: string;
  @Field(() => String, { nullable: true, description: 'Null once it can no longer be undone.' })
  mergedName!: string | null;
  @Field(() => RutScalar, { nullable: true, description: 'Null once it can no longer be undone.' })
  mergedRut!: string | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: "The last day, 30 days later; null if it can't be undone from this patient.",
  })
  undoableUntil!: LocalDate | null;
}

/** As it is read. */
export interface PatientMergeRow extends PatientMergeModel {
  readonly mergedRut: Rut | null;
}

export const toPatientMergeModel = (row: PatientMergeRow): PatientMergeModel => ({
  ...row,
  mergedRut: row.mergedRut && formatRut(row.mergedRut),
});
