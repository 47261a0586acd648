import type { AgendaAppointmentFragment } from './agenda-appointment.generated';

/** An appointment as the agenda's lists, modals and drags need it. */
export type AgendaAppointment = AgendaAppointmentFragment & {
  /** Requested only by the calendar, for users who may see health data. */
  readonly patient: { readonly hasAlerts?: boolean };
};
export type AgendaPatient = AgendaAppointment['patient'];
