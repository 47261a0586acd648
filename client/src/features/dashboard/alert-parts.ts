import type { ReactNode } from 'react';

/** What other features show of a patient's alerts. */
export interface AlertParts {
  /** The alerts themselves, which counts as a reading: of whom somebody attends. */
  readonly alertsOf?: ((patientId: number) => ReactNode) | undefined;
  /** Only that there are some. */
  readonly alertSignOf?: ((patient: { readonly hasAlerts?: boolean | undefined }) => ReactNode) | undefined;
}
