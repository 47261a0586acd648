import type { PatientFormValues } from './patient-form-values';

/** The edited patient's id, absent for a new patient. */
export interface UnsavedPlace {
  readonly staffId: number;
  readonly patientId: number | undefined;
}

/** Only the fields that were changed. */
export type Written = Partial<PatientFormValues>;

/**
 * What was being typed when the session ended. It is kept only in the page's memory, not in the browser's storage, and
 * never shown to a different user.
 */
let kept: (UnsavedPlace & { readonly written: Written }) | undefined;

const isOf = (place: UnsavedPlace): boolean =>
  kept?.staffId === place.staffId && kept.patientId === place.patientId;

export const readUnsavedPatient = (place: UnsavedPlace): Written | undefined =>
  isOf(place) ? kept?.written : undefined;

export function keepUnsavedPatient(place: UnsavedPlace, written: Written): void {
  kept = { ...place, written };
}

export function forgetUnsavedPatient(): void {
  kept = undefined;
}
