import { SERVICE_TYPE_LABELS, whoComes } from '#domain/agenda/appointment.es.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { instantOf, shifted, withOffset } from '#domain/clinic-time.js';
import { fhirParticipationOf, fhirStatusOf } from '#domain/data/fhir/appointment-status.js';
import type { Appointment, CodeableConcept } from 'fhir/r4.js';
import { type AppointmentRow, visitorOf } from '../../agenda/appointments/appointment.row.js';
import { OWN_SYSTEMS } from './own-codes.js';
import { referenceTo } from './practitioner.resource.js';

export interface FhirAppointmentRow extends AppointmentRow {
  /** ISO 8601 in UTC, like `createdAt`. */
  readonly lastUpdated: string;
  readonly createdAt: string;
}

/** An appointment, with the UTC offset of its day. `comment` holds its notes, which are health data. */
export function toAppointment(row: FhirAppointmentRow, timeZone: string): Appointment {
  const start = instantOf({ date: row.date, minutes: row.startMinute }, timeZone);
  return {
    resourceType: 'Appointment',
    id: String(row.id),
    meta: { versionId: String(row.version), lastUpdated: row.lastUpdated },
    status: fhirStatusOf(row),
    serviceType: [serviceOf(row.serviceType)],
    ...(row.treatment && { description: row.treatment }),
    start: withOffset(start, timeZone),
    end: withOffset(shifted(start, row.durationMinutes * 60_000), timeZone),
    minutesDuration: row.durationMinutes,
    created: row.createdAt,
    ...(row.notes && { comment: row.notes }),
    participant: [
      {
        actor: {
          reference: `Patient/${String(row.patientId)}`,
          display: whoComes(row.patientName, visitorOf(row)),
        },
        required: 'required',
        status: fhirParticipationOf(row),
      },
      {
        actor: referenceTo(row.professionalId, row.professionalName, row.serviceType),
        required: 'required',
        status: 'accepted',
      },
    ],
  };
}

export const serviceOf = (service: ServiceType): CodeableConcept => ({
  coding: [{ system: OWN_SYSTEMS.service, code: service, display: SERVICE_TYPE_LABELS[service] }],
});
