import { Injectable } from '@nestjs/common';
import type { DocumentReference } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { asIsoInstant, Sql } from '../../foundation/database/sql.js';
import { isId } from '../../foundation/input/field-rules.js';
import { RECORD_OF_PHOTO, selectPhotos } from '../../records/photos/photo.row.js';
import { type DocumentRow, toDocumentReference } from './document-reference.resource.js';
import { mergedAt } from './merged-at.js';
import type { Search } from './read-search.js';
import { type FoundPage, inMicroseconds, type MICROSECONDS, SearchPages } from './search-page.js';
import { byDay, byId, byInstant, byReference, type SearchParameters } from './search-parameters.js';

/** A photo's references also change when its appointment gets a record and when its patient is merged. */
const CHANGES = [
  'p.added_at',
  'p.moved_at',
  'p.withdrawn_at',
  `(select r.written_at from clinical_record r
    where r.appointment_id = p.appointment_id and r.written_at > p.added_at)`,
  mergedAt('p.patient_id'),
].join(', ');
const CHANGED = `greatest(${CHANGES})`;
/** A photo can be moved, and its record written, more than once. */
const VERSION = `num_nonnulls(${CHANGES}) || '-' || trunc(extract(epoch from ${CHANGED}) * 1000000)`;
const SELECT = selectPhotos(
  `, ${VERSION} as version, ${asIsoInstant(CHANGED)} as "lastUpdated", ${inMicroseconds(CHANGED)}`,
);

type SelectedRow = DocumentRow & Record<string, unknown> & { readonly [MICROSECONDS]: number };

export const DOCUMENT_PARAMETERS: SearchParameters = {
  _id: byId('p.id'),
  _lastUpdated: byInstant(
    CHANGED,
    'When it was stored, moved to another patient or withdrawn, the record of its appointment written, or the patient last merged.',
  ),
  patient: byReference('Patient', 'p.patient_id', 'To whom it belongs.', true),
  encounter: byReference('Encounter', RECORD_OF_PHOTO, 'The visit during which it was added.', true),
  date: byDay(
    (bind, timeZone) => `(p.added_at at time zone ${bind(timeZone)})::date`,
    'The day on which it was stored.',
  ),
};

/** Photos and documents as FHIR resources. Each read is logged first. */
@Injectable()
export class FhirDocuments {
  constructor(
    private readonly sql: Sql,
    private readonly pages: SearchPages,
    private readonly accessLog: AccessLog,
  ) {}

  async read(id: number): Promise<DocumentReference | undefined> {
    if (!isId(id)) return undefined;
    const rows = await this.sql.rows<SelectedRow>(`${SELECT} where p.id = $1`, [id]);
    return (await this.answer(rows))[0];
  }

  async search(search: Search): Promise<FoundPage<DocumentReference>> {
    const page = await this.pages.read<SelectedRow>(search, {
      select: () => SELECT,
      from: 'photo p',
      patientColumn: 'p.patient_id',
      order: { name: 'FHIR_DOCUMENTS', kinds: ['integer'], keysOf: ({ id }) => [id] },
      keys: ['p.id'],
      time: CHANGED,
    });
    return { ...page, nodes: await this.answer(page.nodes) };
  }

  private async answer(rows: readonly SelectedRow[]): Promise<DocumentReference[]> {
    await this.accessLog.notePhotos(rows.map(({ patientId }) => patientId));
    return rows.map(toDocumentReference);
  }
}
