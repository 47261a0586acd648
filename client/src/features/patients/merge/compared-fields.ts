import { MERGE_FIELDS, type MergeField } from '#domain/patients/merge.js';
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

/** Form fields that belong together are chosen together. */
const COMPARED: Readonly<
  Record<MergeField, { readonly label: string; readonly textOf: (patient: EditablePatient) => string }>
> = {
  RUT: typed('rut'),
  NAME: typed('name'),
  PHONE: typed('phone'),
  EMAIL: typed('email'),
  UNDERLYING_CONDITION: typed('underlyingCondition'),
  EMERGENCY_CONTACT: typed('emergencyContact'),
  ADDRESS: typed('address'),
  BIRTH_DATE: typed('birthDate'),
  CLINICAL_CASE: typed('clinicalCase'),
  SEX: typed('sex'),
  OCCUPATION: typed('occupation'),
  HEALTH_INSURANCE: {
    label: FIELD_LABELS.healthInsurance,
    textOf: (patient) => insuranceInWords(patient) || NOTHING,
  },
  LEGAL_REPRESENTATIVE: {
    label: 'Representante legal',
    textOf: (patient) => representativeInWords(patient) || NOTHING,
  },
};

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
