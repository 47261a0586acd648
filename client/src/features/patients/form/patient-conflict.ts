import {
  type EditablePatient,
  PATIENT_FIELDS,
  type PatientField,
  type PatientFormValues,
  valuesOf,
} from './patient-form-values';

export type Side = 'theirs' | 'mine';

/** A field that stands differently in the two states of a patient that two people edited. */
export interface Difference {
  readonly field: PatientField;
  readonly theirs: string;
  readonly mine: string;
  /** Whose value to keep; undefined where both changed it, for only a person can tell. */
  readonly pick: Side | undefined;
}

/**
 * What to settle before an edit that came too late may be saved.
 * @param seen the patient as the editor found them. @param current as they are stored now. @param mine what was typed.
 */
export function differencesOf(
  seen: EditablePatient,
  current: EditablePatient,
  mine: PatientFormValues,
): Difference[] {
  const [before, now] = [valuesOf(seen), valuesOf(current)];
  return PATIENT_FIELDS.filter((field) => now[field] !== mine[field].trim()).map((field) => {
    const iTouched = mine[field].trim() !== before[field];
    const theyTouched = now[field] !== before[field];
    const pick = iTouched && theyTouched ? undefined : iTouched ? 'mine' : 'theirs';
    return { field, theirs: now[field], mine: mine[field], pick };
  });
}
