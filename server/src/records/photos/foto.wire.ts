import type { Side } from '#domain/records/foot/answer.js';
import { ZONES } from '#domain/records/foot/findings.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { PhotoKind, PhotoPurpose } from '#domain/records/photos/photo.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import type { PhotoRow } from './photo.row.js';

/** A photo's REST field names. */
export const FOTO = {
  patientId: 'paciente',
  appointmentId: 'cita',
  recordId: 'ficha',
  kind: 'tipo',
  purpose: 'proposito',
  side: 'lado',
  toe: 'ortejo',
  zone: 'zona',
  takenOn: 'tomada_el',
  note: 'nota',
  reason: 'motivo',
  first: 'limite',
  after: 'cursor',
  withWithdrawn: 'retiradas',
} as const satisfies WireFields;

export const TIPOS: Readonly<Record<PhotoKind, string>> = { PHOTO: 'foto', DOCUMENT: 'documento' };
export const PROPOSITOS: Readonly<Record<PhotoPurpose, string>> = {
  CLINICAL: 'clinica',
  PUBLISHING: 'difusion',
};
/** In the order of the exam. */
export const ZONAS: readonly string[] = ZONES;

type Values = Readonly<Record<string, unknown>>;

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The code for a word; an unknown word stays as it is, so that the check refuses it. */
const codeOf = (words: Readonly<Record<string, string>>, word: unknown): unknown =>
  typeof word === 'string'
    ? (Object.keys(words).find((code) => words[code] === word) ?? `unknown ${word}`)
    : word;

const SIDES_AS_SENT: Readonly<Record<Side, string>> = SIDE_WORDS;

const placeOfQuery = (query: Values): object => ({
  appointmentId: asWholeNumber(query[FOTO.appointmentId]),
  recordId: asWholeNumber(query[FOTO.recordId]),
  side: codeOf(SIDES_AS_SENT, query[FOTO.side]),
  toe: asWholeNumber(query[FOTO.toe]),
  zone: query[FOTO.zone],
});

/** @param note the header, percent-encoded. */
export const fromUpload = (query: Values, note: unknown): object => ({
  ...placeOfQuery(query),
  patientId: asWholeNumber(query[FOTO.patientId]),
  purpose: codeOf(PROPOSITOS, query[FOTO.purpose] ?? PROPOSITOS.CLINICAL),
  takenOn: query[FOTO.takenOn],
  note: decoded(note),
});

export const fromPhotoQuery = (query: Values): object => ({
  ...placeOfQuery(query),
  patientId: asWholeNumber(query[FOTO.patientId]),
  kind: codeOf(TIPOS, query[FOTO.kind]),
  withWithdrawn: FLAGS[String(query[FOTO.withWithdrawn] ?? 'false')],
  after: query[FOTO.after],
  ...(query[FOTO.first] !== undefined && { first: asWholeNumber(query[FOTO.first]) }),
});

export const fromRetiro = (id: unknown, body: Values): object => ({
  id: asWholeNumber(id),
  reason: body[FOTO.reason],
});

export const fromTraslado = (id: unknown, body: Values): object => ({
  id: asWholeNumber(id),
  patientId: body[FOTO.patientId],
  appointmentId: body[FOTO.appointmentId],
  recordId: body[FOTO.recordId],
});

/** A header that is not percent-encoded text is refused as unreadable. */
function decoded(note: unknown): unknown {
  if (typeof note !== 'string') return undefined;
  try {
    return decodeURIComponent(note);
  } catch {
    return '\0';
  }
}

export const toFoto = (row: PhotoRow): Record<string, unknown> => ({
  id: row.id,
  paciente: row.patientId,
  tipo: TIPOS[row.kind],
  proposito: PROPOSITOS[row.purpose],
  cita: row.appointmentId,
  ficha: row.recordId,
  lado: row.side && SIDE_WORDS[row.side],
  ortejo: row.toe,
  zona: row.zone,
  tomada_el: row.takenOn,
  nota: row.note,
  ancho: row.width,
  alto: row.height,
  bytes: row.bytes,
  direccion: row.address,
  direccion_miniatura: row.smallAddress,
  agregada_el: row.addedAt,
  agregada_por: row.addedBy,
  retirada: row.withdrawnAt && { el: row.withdrawnAt, por: row.withdrawnBy, motivo: row.withdrawnReason },
});
