import type { PatientFormValues } from './patient-form-values';

/** Whose form it is: a new patient's (no id) or one that is edited. */
export interface UnsavedPlace {
  readonly staffId: number;
  readonly patientId: number | undefined;
}

/** What was written in a form, without what stood there before. */
export type Written = Partial<PatientFormValues>;

/**
 * What was being written when the session ended under the form. It stays in this page's memory: nothing of it lies in
 * the browser, and who logs in as somebody else never sees it.
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
