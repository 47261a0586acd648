import { asIsoInstant } from '../../foundation/database/sql.js';
import type { Photo, SHOWN_OF_PHOTO } from './photo.entity.js';

export interface PhotoRow extends Pick<Photo, (typeof SHOWN_OF_PHOTO)[number] | 'hash'> {
  /** Also of a photo of the record's appointment. */
  readonly recordId: number | null;
  /** The professional of its visit; null without one, and for a limited person if another's visit has no record. */
  readonly professionalId: number | null;
  /** The size of the stored file. */
  readonly bytes: number;
  /** A path on this site. */
  readonly address: string;
  /** Null for a document. */
  readonly smallAddress: string | null;
  /** ISO 8601 in UTC, like the one below. */
  readonly addedAt: string;
  readonly addedBy: string;
  /** When it moved to this patient from another one; null if it did not. */
  readonly movedAt: string | null;
  /** Null unless it was withdrawn. */
  readonly withdrawnAt: string | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnReason: string | null;
}

/** The path of a file, before its token and after it. */
const FILES_PATH = '/api/pacientes/fotos/archivos/';
const WHOLE_PATH = '/completa/';
const THUMBNAIL_PATH = '/miniatura/';

/** SQL for the path of the file of a photo `p`. */
export const ADDRESS_OF_PHOTO = `'${FILES_PATH}' || p.token || '${WHOLE_PATH}'`;

/** SQL for the id of the record of a photo `p`. */
export const RECORD_OF_PHOTO = `coalesce(p.clinical_record_id,
  (select r.id from clinical_record r where r.appointment_id = p.appointment_id))`;

/** SQL for the professional of the visit of a photo `p`. A limited person sees no appointment of others. */
export const PROFESSIONAL_OF_PHOTO = `coalesce(
  (select a.professional_id from appointment a where a.id = p.appointment_id),
  (select r.professional_id from clinical_record r where r.id = p.clinical_record_id))`;

/**
 * Reads `PhotoRow`s; a condition on `p` follows.
 * @param more SQL for further columns.
 */
export const selectPhotos = (more = ''): string => `
  select p.id, p.patient_id as "patientId", p.kind, p.purpose, p.appointment_id as "appointmentId",
         ${RECORD_OF_PHOTO} as "recordId", ${PROFESSIONAL_OF_PHOTO} as "professionalId", p.side, p.toe, p.zone, p.taken_on as "takenOn", p.note, p.width, p.height,
         p.size as bytes, p.hash, ${ADDRESS_OF_PHOTO} as address,
         case p.kind when 'PHOTO' then '${FILES_PATH}' || p.token || '${THUMBNAIL_PATH}' end as "smallAddress",
         ${asIsoInstant('p.added_at')} as "addedAt", w.name as "addedBy",
         ${asIsoInstant('p.moved_at')} as "movedAt", ${asIsoInstant('p.withdrawn_at')} as "withdrawnAt", x.name as "withdrawnBy",
         nullif(p.withdrawn_reason, '') as "withdrawnReason"${more}
  from photo p join staff_user w on w.id = p.added_by left join staff_user x on x.id = p.withdrawn_by`;

export const SELECT_PHOTOS = selectPhotos();
