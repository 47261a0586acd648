import { shortDate } from '#domain/clinic-time.es.js';
import { parseRut } from '#domain/rut.js';
import type { CreatePatientInput, PatientToEditQuery, UpdatePatientInput } from '../patients.generated';

/** With the version that an update must send. */
export type EditablePatient = NonNullable<PatientToEditQuery['patient']>;

/** The fields in the form's order, all of them text. */
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

/** In the form's order. */
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

/** As shown when two edits are compared. */
export function inWords(field: PatientField, values: PatientFormValues): string {
  const text = values[field].trim();
  return field === 'birthDate' && text ? shortDate(text) : text || '(vacío)';
}

/** An empty RUT is sent as absent: the patient then gets a provisional one. */
export function toCreateInput(values: PatientFormValues): CreatePatientInput {
  const { rut, underlyingCondition, clinicalCase, ...rest } = values;
  return {
    ...rest,
    rut: rut.trim() || null,
    birthDate: values.birthDate || null,
    // Even when empty, they are refused from who may not write health data.
    ...(underlyingCondition && { underlyingCondition }),
    ...(clinicalCase && { clinicalCase }),
  };
}

/**
 * All fields, except a RUT that is unchanged or empty, and those that were not loaded because the user may not see them:
 * they stay as they are.
 */
export function toUpdateInput(values: PatientFormValues, patient: EditablePatient): UpdatePatientInput {
  const { rut, ...rest } = values;
  const isNew = rut.trim() !== '' && parseRut(rut) !== parseRut(patient.rut);
  const sent = { ...rest, birthDate: values.birthDate || null, ...(isNew && { rut }) };
  return Object.fromEntries(
    Object.entries(sent).filter(([field]) => patient[field as PatientField] !== undefined),
  );
}
