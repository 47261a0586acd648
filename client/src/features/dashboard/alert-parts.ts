import type { ReactNode } from 'react';
import type { DayAppointment } from './todays-appointments';

/** How a patient's alerts and money are shown, provided by another feature. */
export interface AlertParts {
  /** The alerts themselves, for a patient being attended; showing them is logged as an access. */
  readonly alertsOf?: ((patientId: number) => ReactNode) | undefined;
  /** Only the fact that there are some. */
  readonly alertSignOf?: ((patient: { readonly hasAlerts?: boolean | undefined }) => ReactNode) | undefined;
  /** The debt or credit of a patient who is here, and the pack that the visit can use. */
  readonly moneyOf?: ((appointment: DayAppointment) => ReactNode) | undefined;
}
