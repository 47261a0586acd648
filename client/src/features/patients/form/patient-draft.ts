import type { EditablePatient, PatientField, PatientFormValues } from './patient-form-values';

export interface PatientDraft {
  /** Only the fields that were changed. */
  readonly written: Partial<PatientFormValues>;
  /** What the edit started from; absent for a new patient. */
  readonly base?: EditablePatient | undefined;
}

export const patientForm = (patientId: number | undefined): string => `patient.${patientId ?? 'new'}`;

/** The page on which it is continued. */
export const patientFormPath = (patientId: number | undefined): string =>
  `/app/pacientes?paciente=${patientId ?? 'nuevo'}`;

/** The fields that the two have differently. */
export const changedFields = (values: PatientFormValues, before: PatientFormValues): PatientField[] =>
  (Object.keys(before) as PatientField[]).filter((field) => !isSame(values[field], before[field]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
