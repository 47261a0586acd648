import { MERGE_FIELDS, type MergeField } from '#domain/patients/merge.js';
import { fieldsOfMerge } from '#domain/patients/patient-fields.es.js';
import { insuranceInWords, representativeInWords } from '#domain/patients/particulars/particulars.es.js';
import {
  type EditablePatient,
  FIELD_LABELS,
  inWords,
  NOTHING,
  type PatientField,
  valuesOf,
} from '../form/patient-form-values';

export type Side = 'kept' | 'merged';

const typed = (field: PatientField) => ({
  label: FIELD_LABELS[field],
  textOf: (patient: EditablePatient) => inWords(field, valuesOf(patient)),
});

interface Comparison {
  readonly label: string;
  readonly textOf: (patient: EditablePatient) => string;
}

/** Fields that belong together are chosen together. */
const TOGETHER: Readonly<Partial<Record<MergeField, Comparison>>> = {
  HEALTH_INSURANCE: {
    label: FIELD_LABELS.healthInsurance,
    textOf: (patient) => insuranceInWords(patient) || NOTHING,
  },
  LEGAL_REPRESENTATIVE: {
    label: 'Representante legal',
    textOf: (patient) => representativeInWords(patient) || NOTHING,
  },
};
const COMPARED = Object.fromEntries(
  MERGE_FIELDS.map((field) => [field, TOGETHER[field] ?? typed(fieldsOfMerge(field)[0] as PatientField)]),
) as Readonly<Record<MergeField, Comparison>>;

export const labelOf = (field: MergeField): string => COMPARED[field].label;
export const textOf = (field: MergeField, patient: EditablePatient): string =>
  COMPARED[field].textOf(patient);

/** In the form's order. */
export const differingFields = (kept: EditablePatient, merged: EditablePatient): MergeField[] =>
  MERGE_FIELDS.filter((field) => textOf(field, kept) !== textOf(field, merged));

/** The default choice: a value rather than an empty one, and a real RUT rather than a provisional one. */
export function likelySide(field: MergeField, kept: EditablePatient, merged: EditablePatient): Side {
  if (field === 'RUT') return kept.provisionalRut && !merged.provisionalRut ? 'merged' : 'kept';
  return textOf(field, kept) === NOTHING ? 'merged' : 'kept';
}
