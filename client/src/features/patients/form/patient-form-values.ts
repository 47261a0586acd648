import { shortDate } from '#domain/clinic-time.es.js';
import { parseRut } from '#domain/rut.js';
import type { CreatePatientInput, PatientToEditQuery, UpdatePatientInput } from '../patients.generated';

/** A patient as the form needs them, with the version that an update must send. */
export type EditablePatient = NonNullable<PatientToEditQuery['patient']>;

/** What the form holds: the fields of the screen, in its order, all of them text. */
export interface PatientFormValues {
  rut: string;
  name: string;
  phone: string;
  email: string;
  underlyingCondition: string;
  emergencyContact: string;
  address: string;
  birthDate: string;
  clinicalCase: string;
}

export type PatientField = keyof PatientFormValues;

/** The spec's labels, in its order. */
export const FIELD_LABELS: Readonly<Record<PatientField, string>> = {
  rut: 'RUT',
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo',
  underlyingCondition: 'Enfermedad Base',
  emergencyContact: 'Contacto de Emergencia',
  address: 'Dirección',
  birthDate: 'Fecha de Nacimiento',
  clinicalCase: 'Caso Clínico',
};

export const PATIENT_FIELDS = Object.keys(FIELD_LABELS) as PatientField[];

export const EMPTY_PATIENT = Object.fromEntries(
  PATIENT_FIELDS.map((field) => [field, '']),
) as unknown as PatientFormValues;

export const valuesOf = (patient: EditablePatient): PatientFormValues =>
  Object.fromEntries(
    PATIENT_FIELDS.map((field) => [field, patient[field] ?? '']),
  ) as unknown as PatientFormValues;

/** A field as it is shown to whoever compares two edits. */
export function inWords(field: PatientField, values: PatientFormValues): string {
  const text = values[field].trim();
  return field === 'birthDate' && text ? shortDate(text) : text || '(vacío)';
}

/** A new patient. Without a RUT, a provisional one is given. */
export const toCreateInput = (values: PatientFormValues): CreatePatientInput => ({
  ...values,
  rut: values.rut.trim() || null,
  birthDate: values.birthDate || null,
});

/** All fields of an edited one, but a RUT that is theirs already or was left empty: it stays what it is. */
export function toUpdateInput(values: PatientFormValues, patient: EditablePatient): UpdatePatientInput {
  const { rut, ...rest } = values;
  const isNew = rut.trim() !== '' && parseRut(rut) !== parseRut(patient.rut);
  return { ...rest, birthDate: values.birthDate || null, ...(isNew && { rut }) };
}
