import type { AgendaAppointmentFragment } from './agenda-appointment.generated';

/** An appointment as the agenda's lists, modals and drags know it. */
export type AgendaAppointment = AgendaAppointmentFragment;
export type AgendaPatient = AgendaAppointment['patient'];
