import { Injectable } from '@nestjs/common';
import type { DocumentReference } from 'fhir/r4.js';
import { AccessLog } from '../../access/log/access-log.js';
import { PhotoList } from '../../records/photos/photo-list.js';
import { type PhotoRow, RECORD_OF_PHOTO, selectPhotos } from '../../records/photos/photo.row.js';
import { toDocumentReference } from './document-reference.resource.js';
import type { Search } from './read-search.js';
import { type FoundPage, inMicroseconds, SearchPages } from './search-page.js';
import { byDay, byId, byInstant, byReference, type SearchParameters } from './search-parameters.js';

/** When a photo was stored, moved to another patient or withdrawn. */
const CHANGED = 'greatest(p.added_at, p.moved_at, p.withdrawn_at)';

export const DOCUMENT_PARAMETERS: SearchParameters = {
  _id: byId('p.id'),
  _lastUpdated: byInstant(CHANGED, 'When it was stored, moved to another patient or withdrawn.'),
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
    private readonly pages: SearchPages,
    private readonly photos: PhotoList,
    private readonly accessLog: AccessLog,
  ) {}

  async read(id: number): Promise<DocumentReference | undefined> {
    const photo = await this.photos.read(id);
    return photo && toDocumentReference(photo);
  }

  async search(search: Search): Promise<FoundPage<DocumentReference>> {
    const page = await this.pages.read<PhotoRow & Record<string, unknown>>(search, {
      select: () => selectPhotos(`, ${inMicroseconds(CHANGED)}`),
      from: 'photo p',
      patientColumn: 'p.patient_id',
      order: { name: 'FHIR_DOCUMENTS', kinds: ['integer'], keysOf: ({ id }) => [id] },
      keys: ['p.id'],
      time: CHANGED,
    });
    await this.accessLog.notePhotos(page.nodes.map(({ patientId }) => patientId));
    return { ...page, nodes: page.nodes.map(toDocumentReference) };
  }
}
