import type { ReactNode } from 'react';
import type { PatientPageQuery } from './patient-page.generated';

export type ShownPatient = NonNullable<PatientPageQuery['patient']>;

/** A dialog from another feature over the page. */
export type PatientDialog =
  | { readonly kind: 'new-appointment' }
  | { readonly kind: 'appointment'; readonly id: number }
  /** The form of an appointment that was begun earlier. */
  | { readonly kind: 'begun-appointment'; readonly opens: unknown }
  | { readonly kind: 'walk-in' }
  | { readonly kind: 'new-record' }
  | { readonly kind: 'record'; readonly id: number; readonly certifies?: boolean }
  | { readonly kind: 'certificate'; readonly id: number };

/** Renders a dialog, since the page does not know the features of the dialogs. */
export type ShowPatientDialog = (
  dialog: PatientDialog,
  patient: ShownPatient,
  onClose: () => void,
) => ReactNode;
