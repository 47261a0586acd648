import type {
  ConsentAnswerKind,
  Signer,
  SigningDevice,
} from '#domain/records/signed-consents/signed-consent.js';
import { formatRut } from '#domain/rut.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import type { ConsentTextModel } from './consent-text.model.js';
import type { ConsentToSign } from './consents-to-sign.js';
import type { SignedConsentRow } from './signed-consent.row.js';

/** The REST field names of consents and their texts. */
export const CONSENTIMIENTO = {
  id: 'id',
  title: 'titulo',
  body: 'texto',
  treatmentIds: 'tratamientos',
  representativeSigns: 'firma_representante',
  validMonths: 'meses_vigencia',
  isArchived: 'archivado',
  patientId: 'paciente',
  textId: 'texto_id',
  appointmentId: 'cita',
  answer: 'respuesta',
  digest: 'sha256',
  signer: 'firma',
  isOfAge: 'mayor_de_edad',
  signerName: 'nombre',
  signerRut: 'rut',
  signerRelation: 'relacion',
  strokes: 'trazos',
  typedName: 'nombre_escrito',
  reason: 'motivo',
} as const satisfies WireFields;

export const ANSWER_WORDS: Readonly<Record<ConsentAnswerKind, string>> = {
  ACCEPTED: 'acepta',
  REJECTED: 'rechaza',
  OMITTED: 'sin_firma',
};
export const SIGNER_WORDS: Readonly<Record<Signer, string>> = {
  PATIENT: 'paciente',
  REPRESENTATIVE: 'representante',
};
export const DEVICE_WORDS: Readonly<Record<SigningDevice, string>> = {
  CLINIC: 'clinica',
  OWN_PHONE: 'telefono_propio',
};

type Body = Readonly<Record<string, unknown>>;

const renamed = (body: Body, fields: readonly (keyof typeof CONSENTIMIENTO)[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => body[CONSENTIMIENTO[field]] !== undefined)
      .map((field) => [field, body[CONSENTIMIENTO[field]]]),
  );

export const fromTexto = (body: Body): object =>
  renamed(body, ['title', 'body', 'treatmentIds', 'representativeSigns', 'validMonths', 'isArchived']);

const fromWhat = (body: Body): Record<string, unknown> => ({
  ...renamed(body, ['patientId', 'textId', 'appointmentId', 'isOfAge']),
  ...(body[CONSENTIMIENTO.signer] !== undefined && {
    signer: fromWord(SIGNER_WORDS, body[CONSENTIMIENTO.signer]),
  }),
});

export const fromFirma = (body: Body): object => ({
  ...fromWhat(body),
  ...renamed(body, ['digest', 'signerName', 'signerRut', 'signerRelation', 'strokes', 'typedName']),
  answer: fromWord(ANSWER_WORDS, body[CONSENTIMIENTO.answer]),
});

export const fromEnlace = fromWhat;

export const fromOmision = (body: Body): object => renamed(body, ['appointmentId', 'textId', 'reason']);

export const fromConsultaDeTexto = (query: Body): object => ({
  patientId: asWholeNumber(query[CONSENTIMIENTO.patientId]),
  textId: asWholeNumber(query[CONSENTIMIENTO.textId]),
  appointmentId: asWholeNumber(query[CONSENTIMIENTO.appointmentId]),
});

export const toTexto = (text: ConsentTextModel): Record<string, unknown> => ({
  id: text.id,
  titulo: text.title,
  texto: text.body,
  version_texto: text.textVersion,
  tratamientos: text.treatments.map(({ id, name }) => ({ id, nombre: name })),
  firma_representante: text.representativeSigns,
  meses_vigencia: text.validMonths,
  archivado: text.isArchived,
});

export const toPorFirmar = (text: ConsentToSign): Record<string, unknown> => ({
  texto_id: text.textId,
  version_texto: text.textVersion,
  paciente: text.patientId,
  cita: text.appointmentId,
  titulo: text.title,
  texto: text.body,
  sha256: text.digest,
  firma_representante: text.representativeSigns,
  debe_firmar_representante: text.needsRepresentative,
  pregunta_mayor_de_edad: text.asksAge,
});

export const toConsentimiento = (row: SignedConsentRow): Record<string, unknown> => ({
  id: row.id,
  paciente: row.patientId,
  texto_id: row.textId,
  version_texto: row.textVersion,
  cita: row.appointmentId,
  respuesta: ANSWER_WORDS[row.kind],
  titulo: row.title,
  texto: row.body,
  sha256: row.digest,
  firma: row.signer && SIGNER_WORDS[row.signer],
  nombre: row.signerName,
  rut: row.signerRut && formatRut(row.signerRut),
  relacion: row.signerRelation,
  trazos: row.strokes,
  nombre_escrito: row.typedName,
  equipo: row.device && DEVICE_WORDS[row.device],
  motivo: row.reason,
  respondido: row.answeredAt,
  anotado_por: row.recordedByName,
  vigente: row.isInForce,
  retirado: row.withdrawnAt,
  retirado_por: row.withdrawnByName,
  motivo_retiro: row.withdrawalReason,
});
