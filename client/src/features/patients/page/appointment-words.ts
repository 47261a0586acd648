import { SERVICE_TYPE_LABELS } from '#domain/appointment.es.js';
import { UNSPECIFIED_TREATMENT } from '#domain/visits/treatments.js';
import type { PatientAppointmentFragment } from './patient-page.generated';

/** 'Podología general · Podología · con Ana Díaz', and ' · Sobrecupo'; duplicate names appear once. */
export function appointmentWords({
  treatment,
  serviceType,
  professionalName,
  overbooked,
}: PatientAppointmentFragment): string {
  const service = SERVICE_TYPE_LABELS[serviceType];
  const who = professionalName === service ? [] : [`con ${professionalName}`];
  const beside = overbooked ? ['Sobrecupo'] : [];
  return [...new Set([treatment || UNSPECIFIED_TREATMENT, service, ...who, ...beside])].join(' · ');
}
