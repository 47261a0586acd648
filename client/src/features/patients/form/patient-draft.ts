import type { EditablePatient, PatientField, PatientFormValues } from './patient-form-values';

export interface PatientDraft {
  /** Only the fields that were changed. */
  readonly written: Partial<PatientFormValues>;
  /** The patient when the edit began; absent for a new patient. */
  readonly base?: EditablePatient | undefined;
}

export const patientForm = (patientId: number | undefined): string => `patient.${patientId ?? 'new'}`;

/** The page where the user can continue the draft. */
export const patientFormPath = (patientId: number | undefined): string =>
  `/app/pacientes?paciente=${patientId ?? 'nuevo'}`;

export const changedFields = (values: PatientFormValues, before: PatientFormValues): PatientField[] =>
  (Object.keys(before) as PatientField[]).filter((field) => !isSame(values[field], before[field]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
