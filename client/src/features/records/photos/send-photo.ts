import { MAX_PHOTO_BYTES, NOTE_HEADER, photoFormatOf } from '#domain/records/photos/photo.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import { errorOf, jsonOf, ServerError } from '../../../calls/call-errors';
import { sendFile } from './send-file';
import type { SendUpload, Upload } from './upload-queue';

export class PhotoRefused extends ServerError {
  override name = 'PhotoRefused';

  constructor(
    code: string,
    sentence: string | undefined,
    /** Seconds after which the same request may succeed; undefined if the server did not say. */
    readonly retryAfter?: number,
  ) {
    super(code, sentence);
  }
}

const CONSENT_SENTENCES: ReadonlySet<string | undefined> = new Set([
  PHOTO_FAULTS.noConsent,
  PHOTO_FAULTS.noPublishingConsent,
]);
const PURPOSES = { CLINICAL: 'clinica', PUBLISHING: 'difusion' } as const;
/** Enough to recognize every format. */
const FIRST_BYTES = 64;

/** Checks the file, so that one that is refused anyway is not sent, and sends it. */
export const sendPhoto: SendUpload = async (upload, signal, onProgress) => {
  await refuseEarly(upload.file);
  const note = upload.note?.trim();
  const response = await sendFile(`/api/pacientes/fotos/?${queryOf(upload).toString()}`, {
    method: 'POST',
    headers: {
      'content-type': upload.file.type || 'application/octet-stream',
      'idempotency-key': upload.key,
      ...(note && { [NOTE_HEADER]: encodeURIComponent(note) }),
    },
    file: upload.file,
    signal,
    onProgress,
  });
  const error = errorOf(response, await jsonOf(response));
  if (!error) return;
  const code = CONSENT_SENTENCES.has(error.sentence) ? 'CONSENT_MISSING' : error.code;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  throw new PhotoRefused(code, error.sentence, retryAfter);
};

async function refuseEarly(file: File): Promise<void> {
  if (file.size === 0) throw new PhotoRefused('INVALID_INPUT', PHOTO_FAULTS.none);
  if (file.size > MAX_PHOTO_BYTES) throw new PhotoRefused('PAYLOAD_TOO_LARGE', PHOTO_FAULTS.tooHeavy);
  const format = photoFormatOf(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
  if (format === 'HEIC') throw new PhotoRefused('UNSUPPORTED_MEDIA_TYPE', PHOTO_FAULTS.heic);
  if (!format) throw new PhotoRefused('UNSUPPORTED_MEDIA_TYPE', PHOTO_FAULTS.otherFormat);
}

function queryOf({ patientId, appointmentId, place, purpose, takenOn }: Upload): URLSearchParams {
  const query = new URLSearchParams({ paciente: String(patientId), proposito: PURPOSES[purpose] });
  if (appointmentId !== null) query.set('cita', String(appointmentId));
  if (place.side) query.set('lado', SIDE_WORDS[place.side]);
  if (place.toe) query.set('ortejo', String(place.toe));
  if (place.zone) query.set('zona', place.zone);
  if (takenOn) query.set('tomada_el', takenOn);
  return query;
}
