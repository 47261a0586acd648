import type { AgendaAppointmentFragment } from './agenda-appointment.generated';

/** As the agenda's lists, modals and drags need it. */
export type AgendaAppointment = AgendaAppointmentFragment;
export type AgendaPatient = AgendaAppointment['patient'];
