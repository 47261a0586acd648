import type { AgendaAppointmentFragment } from './agenda-appointment.generated';

/** As the agenda's lists, modals and drags need it. */
export type AgendaAppointment = AgendaAppointmentFragment & {
  /** Only where the calendar asked for it, for who may know. */
  readonly patient: { readonly hasAlerts?: boolean };
};
export type AgendaPatient = AgendaAppointment['patient'];
