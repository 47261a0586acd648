import type { Encounter, Reference } from 'fhir/r4.js';
import type { RecordProfessional } from '../../records/clinical-records/attendant/record-professional.js';
import type { RecordRow } from '../../records/clinical-records/record.row.js';
import { serviceOf } from './appointment.resource.js';
import { PROFILES } from './cl-core.wire.js';
import { referenceTo } from './practitioner.resource.js';

export const performerOf = ({ id, name, service }: RecordProfessional): Reference =>
  referenceTo(id, name, service);

/** Its subject also changes with a merge of the patient. */
export type VersionedRecord = RecordRow & {
  readonly versionId: string;
  /** ISO 8601, in UTC. */
  readonly lastUpdated: string;
};

/** The visit documented by a clinical record. Its period is a day, because the record has no hour. */
export const toEncounter = (row: VersionedRecord): Encounter => ({
  resourceType: 'Encounter',
  id: String(row.id),
  meta: { versionId: row.versionId, lastUpdated: row.lastUpdated, profile: [PROFILES.Encounter] },
  // A record describes a visit that is over.
  status: 'finished',
  class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' },
  ...(row.professional
    ? {
        serviceType: serviceOf(row.professional.service),
        participant: [{ individual: performerOf(row.professional) }],
      }
    : row.imported?.professionalName && {
        participant: [{ individual: { display: row.imported.professionalName } }],
      }),
  subject: { reference: `Patient/${String(row.patientId)}` },
  ...(row.appointmentId !== null && {
    appointment: [{ reference: `Appointment/${String(row.appointmentId)}` }],
  }),
  period: { start: row.date, end: row.date },
});
