import {
  type CertificateKind,
  LETTER_PARTS,
  type LetterPart,
} from '#domain/records/certificates/certificate.js';
import { LETTER_PART_LABELS } from '#domain/records/certificates/certificate.es.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import type { PhotoKind } from '#domain/records/photos/photo.js';
import { fromPageQuery } from '../../foundation/changes/cambios.wire.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { readPatientQuery } from '../clinical-records/ficha.wire.js';
import { toExamenPie } from '../clinical-records/foot/examen-pie.es.js';
import type { CertificateRow } from './certificate.model.js';

/** The REST field names of certificates and letters. */
export const CERTIFICADO = {
  recordId: 'ficha',
  kind: 'tipo',
  issueDate: 'fecha_emision',
  reason: 'motivo',
  instructions: 'indicaciones',
  restDays: 'dias_reposo',
  parts: 'partes',
  photoIds: 'fotos',
  answeredOn: 'fecha',
  answer: 'texto',
} as const satisfies WireFields;

export const TIPOS_DE_CERTIFICADO: Readonly<Record<CertificateKind, string>> = {
  GENERAL: 'general',
  SPORT: 'deportivo',
  WORK: 'laboral',
  REFERRAL: 'derivacion',
  PODIATRY_REPORT: 'informe_podologico',
  REIMBURSEMENT: 'reembolso',
};

export const PARTES: Readonly<Record<LetterPart, string>> = {
  RECIPIENT: 'dirigida_a',
  FINDINGS: 'hallazgos',
  MEASUREMENTS: 'mediciones',
  RISK: 'riesgo',
  WARNINGS: 'alertas',
  PLAN: 'plan',
  TREATMENT: 'prestacion',
  AMOUNT: 'monto',
  MEDICAL_ORDER: 'orden_medica',
};

export const TIPOS_DE_ADJUNTO: Readonly<Record<PhotoKind, string>> = { PHOTO: 'foto', DOCUMENT: 'documento' };

type Body = Readonly<Record<string, unknown>>;

const fromParte = (sent: unknown): object => {
  const { parte, texto } = (sent ?? {}) as Record<string, unknown>;
  return { part: fromWord(PARTES, parte), text: texto };
};

export function fromCertificado(body: Body): object {
  const parts = body[CERTIFICADO.parts];
  return {
    recordId: body[CERTIFICADO.recordId],
    kind: fromWord(TIPOS_DE_CERTIFICADO, body[CERTIFICADO.kind]),
    issueDate: body[CERTIFICADO.issueDate],
    reason: body[CERTIFICADO.reason],
    instructions: body[CERTIFICADO.instructions],
    restDays: body[CERTIFICADO.restDays],
    parts: Array.isArray(parts) ? parts.map(fromParte) : parts,
    photoIds: body[CERTIFICADO.photoIds],
  };
}

/** `?paciente=17&cursor=…&limite=…`, or `?rut=…`. */
export const fromCertificadosQuery = (query: Body): object => ({
  ...fromPageQuery(query),
  ...readPatientQuery(query),
});

/** The doctor's answer to a referral. */
export const fromRespuesta = (id: unknown, body: Body): object => ({
  id,
  answeredOn: body[CERTIFICADO.answeredOn],
  answer: body[CERTIFICADO.answer],
});

export const fromAnulacion = (id: unknown, body: Body): object => ({ id, reason: body[CERTIFICADO.reason] });

export const toCertificado = (row: CertificateRow): Record<string, unknown> => ({
  id: row.id,
  paciente: row.patientId,
  ficha: row.recordId,
  profesional: row.professionalId,
  tipo: TIPOS_DE_CERTIFICADO[row.kind],
  fecha_emision: row.issueDate,
  fecha_atencion: row.attendedOn,
  motivo: row.reason,
  indicaciones: row.instructions,
  dias_reposo: row.restDays,
  partes: LETTER_PARTS.flatMap((part) => {
    const texto = row.parts[part];
    return texto === undefined ? [] : [{ parte: PARTES[part], titulo: LETTER_PART_LABELS[part], texto }];
  }),
  fotos: row.photos.map((one) => ({
    id: one.photoId,
    tipo: TIPOS_DE_ADJUNTO[one.kind],
    tomada_el: one.takenOn,
    lado: one.side && SIDE_WORDS[one.side],
    ortejo: one.toe,
    zona: one.zone,
    direccion: one.address,
  })),
  examen_pie: toExamenPie(row.footExam),
  paciente_nombre: row.patient.name,
  paciente_rut: row.patient.rut,
  firma: {
    nombre: row.signer.name,
    titulo: row.signer.title,
    rut: row.signer.rut,
    registro: row.signer.registryNumber,
    entidad_registro: row.signer.registryAuthority,
    direccion: row.signer.address,
  },
  clinica: {
    nombre: row.clinic.name,
    direccion: row.clinic.address,
    ciudad: row.clinic.city,
    telefono: row.clinic.phone,
  },
  codigo: row.checkCode,
  respuesta: row.answeredOn && { fecha: row.answeredOn, texto: row.answer ?? '' },
  anulado: row.withdrawnAt && {
    el: row.withdrawnAt,
    por: row.withdrawnBy ?? '',
    motivo: row.withdrawnReason ?? '',
  },
  extendido: row.issuedAt,
  extendido_por: row.issuedBy,
});
