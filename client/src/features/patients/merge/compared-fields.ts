import { MERGE_FIELDS, type MergeField } from '#domain/patients/merge.js';
import type { EditablePatient, PatientField } from '../form/patient-form-values';

export type Side = 'kept' | 'merged';

export const FIELD_OF: Readonly<Record<MergeField, PatientField>> = {
  RUT: 'rut',
  NAME: 'name',
  PHONE: 'phone',
  EMAIL: 'email',
  UNDERLYING_CONDITION: 'underlyingCondition',
  EMERGENCY_CONTACT: 'emergencyContact',
  ADDRESS: 'address',
  BIRTH_DATE: 'birthDate',
  CLINICAL_CASE: 'clinicalCase',
};

const textOf = (patient: EditablePatient, field: MergeField): string =>
  (patient[FIELD_OF[field]] ?? '').trim();

/** In the form's order. */
export const differingFields = (kept: EditablePatient, merged: EditablePatient): MergeField[] =>
  MERGE_FIELDS.filter((field) => textOf(kept, field) !== textOf(merged, field));

/** What is chosen before anybody chooses: what there is rather than nothing, and a real RUT rather than a provisional one. */
export function likelySide(field: MergeField, kept: EditablePatient, merged: EditablePatient): Side {
  if (field === 'RUT') return kept.provisionalRut && !merged.provisionalRut ? 'merged' : 'kept';
  return textOf(kept, field) === '' ? 'merged' : 'kept';
}
