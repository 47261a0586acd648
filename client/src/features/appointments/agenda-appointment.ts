import type { AgendaAppointmentFragment } from './agenda-appointment.generated';

/** An appointment as the agenda's lists, modals and drags need it. */
export type AgendaAppointment = AgendaAppointmentFragment & {
  /** Only if the calendar requested it, for users who may know. */
  readonly patient: { readonly hasAlerts?: boolean };
};
export type AgendaPatient = AgendaAppointment['patient'];
