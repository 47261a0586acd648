import { PHOTO_KIND_LABELS, placeInWords } from '#domain/records/photos/photo.es.js';
import type { DocumentReference } from 'fhir/r4.js';
import type { PhotoRow } from '../../records/photos/photo.row.js';

/** A photo or document, with the time of the last change of it or of its references. */
export interface DocumentRow extends PhotoRow {
  readonly version: string;
  readonly lastUpdated: string;
}

/** Its file is at a path of this site, which needs the same access token. */
export const toDocumentReference = (row: DocumentRow): DocumentReference => ({
  resourceType: 'DocumentReference',
  id: String(row.id),
  meta: { versionId: row.version, lastUpdated: row.lastUpdated },
  status: row.withdrawnAt ? 'entered-in-error' : 'current',
  type: { text: PHOTO_KIND_LABELS[row.kind] },
  subject: { reference: `Patient/${String(row.patientId)}` },
  date: row.addedAt,
  author: [{ display: row.addedBy }],
  description: [placeInWords(row), row.note].filter(Boolean).join('. ') || PHOTO_KIND_LABELS[row.kind],
  content: [
    {
      attachment: {
        contentType: row.kind === 'PHOTO' ? 'image/jpeg' : 'application/pdf',
        // A withdrawn file can't be read.
        ...(!row.withdrawnAt && { url: row.address }),
        size: row.bytes,
        creation: row.takenOn,
      },
    },
  ],
  ...(row.recordId !== null && {
    context: { encounter: [{ reference: `Encounter/${String(row.recordId)}` }] },
  }),
});
