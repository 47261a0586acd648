import { Injectable } from '@nestjs/common';
import type { Encounter } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { RecordList } from '../../records/clinical-records/record-list.js';
import { selectRecords } from '../../records/clinical-records/record.row.js';
import { toEncounter, type VersionedRecord } from './encounter.resource.js';
import { RECORD_UPDATED, versionAfterMerges } from './merged-at.js';
import type { Search } from './read-search.js';
import { type FoundPage, inMicroseconds, SearchPages } from './search-page.js';
import { byDay, byId, byInstant, byReference, type SearchParameters } from './search-parameters.js';

const VERSION = `${versionAfterMerges('r.version', 'r.patient_id')} as "versionId",
  ${asIsoInstant(RECORD_UPDATED)} as "lastUpdated"`;

export const ENCOUNTER_PARAMETERS: SearchParameters = {
  _id: byId('r.id'),
  _lastUpdated: byInstant(RECORD_UPDATED, 'When its record was last written, or the patient last merged.'),
  patient: byReference('Patient', 'r.patient_id', 'The patient.', true),
  appointment: byReference('Appointment', 'r.appointment_id', 'The appointment that was booked.', true),
  practitioner: byReference('Practitioner', 'r.professional_id', 'The professional who attended.'),
  date: byDay(
    () => 'r.date',
    'The day of the visit, with `ne`, `ge`, `gt`, `le`, `lt`, `sa`, `eb` and `ap`.',
  ),
};

/** Visits as FHIR resources, built from the clinical records. Each read is logged first. */
@Injectable()
export class FhirEncounters {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly records: RecordList,
    private readonly accessLog: AccessLog,
  ) {}

  async read(id: number): Promise<Encounter | undefined> {
    const record = await this.records.read(id);
    if (!record) return undefined;
    const [version] = await this.sql.rows<Pick<VersionedRecord, 'lastUpdated' | 'versionId'>>(
      `select ${VERSION} from clinical_record r where r.id = $1`,
      [id],
    );
    return version && toEncounter({ ...record, ...version });
  }

  async search(search: Search): Promise<FoundPage<Encounter>> {
    const page = await this.pages.read<VersionedRecord & Record<string, unknown>>(search, {
      select: () => selectRecords(`, ${VERSION}, ${inMicroseconds(RECORD_UPDATED)}`),
      from: 'clinical_record r',
      patientColumn: 'r.patient_id',
      order: { name: 'FHIR_ENCOUNTERS', kinds: ['integer'], keysOf: ({ id }) => [id] },
      keys: ['r.id'],
      time: RECORD_UPDATED,
    });
    await this.accessLog.noteRecords(page.nodes.map(({ patientId }) => patientId));
    return { ...page, nodes: page.nodes.map(toEncounter) };
  }
}
