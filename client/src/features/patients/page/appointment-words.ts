import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/clinic/treatments.js';
import type { PatientAppointmentFragment } from './patient-page.generated';

/**
 * 'Podología general · Podología · con Ana Díaz', and ' · Sobrecupo'; duplicate names appear once. 'Viene Luis Soto · '
 * comes first if a visitor booked in the name of another person.
 */
export function appointmentWords({
  treatment,
  serviceType,
  professionalName,
  overbooked,
  visitorName,
}: PatientAppointmentFragment): string {
  const service = SERVICE_TYPE_LABELS[serviceType];
  const comes = visitorName ? [`Viene ${visitorName}`] : [];
  const who = professionalName === service ? [] : [`con ${professionalName}`];
  const beside = overbooked ? ['Sobrecupo'] : [];
  return [...new Set([...comes, treatment || UNSPECIFIED_TREATMENT, service, ...who, ...beside])].join(' · ');
}
