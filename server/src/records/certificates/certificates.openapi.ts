import { MAX_LETTER_PHOTOS } from '#domain/records/certificates/certificate.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import { ZONES } from '#domain/records/foot/findings.js';
import { PAGE_HEADERS, pageInQuery } from '../../foundation/changes/changes.openapi.js';
import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  bodyObject,
  DAY,
  ID,
  INSTANT,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  RUT,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { EXAMEN_PIE } from '../clinical-records/foot/examen-pie.es.js';
import { CERTIFICADO, PARTES, TIPOS_DE_ADJUNTO, TIPOS_DE_CERTIFICADO } from './certificado.wire.js';
import { AnswerReferralInput, IssueCertificateInput, WithdrawCertificateInput } from './certificate.input.js';
import { CertificatesController } from './certificates.controller.js';

const Certificate = answerObject({
  id: { ...ID, description: 'Printed on it as its number.' },
  paciente: ID,
  ficha: ID,
  profesional: orNull(ID),
  tipo: oneOfWords(TIPOS_DE_CERTIFICADO),
  fecha_emision: DAY,
  fecha_atencion: DAY,
  motivo: TEXT,
  indicaciones: TEXT,
  dias_reposo: orNull(ID),
  partes: listOf(answerObject({ parte: oneOfWords(PARTES), titulo: TEXT, texto: TEXT })),
  fotos: listOf(
    answerObject({
      id: ID,
      tipo: oneOfWords(TIPOS_DE_ADJUNTO),
      tomada_el: DAY,
      lado: orNull(oneOfWords(SIDE_WORDS)),
      ortejo: orNull({ type: 'integer', minimum: 1, maximum: 5 }),
      zona: orNull({ type: 'string', enum: ZONES }),
      direccion: {
        ...orNull(TEXT),
        description: 'Null once it was withdrawn or moved to another patient.',
      },
    }),
  ),
  examen_pie: orNull(EXAMEN_PIE),
  paciente_nombre: TEXT,
  paciente_rut: RUT,
  firma: answerObject({
    nombre: TEXT,
    titulo: TEXT,
    rut: RUT,
    registro: TEXT,
    entidad_registro: TEXT,
    direccion: TEXT,
  }),
  clinica: answerObject({ nombre: TEXT, direccion: TEXT, ciudad: TEXT, telefono: TEXT }),
  codigo: { ...TEXT, description: 'Twelve letters with which anyone checks it on `/verificar`.' },
  respuesta: orNull(answerObject({ fecha: DAY, texto: TEXT })),
  anulado: orNull(answerObject({ el: INSTANT, por: TEXT, motivo: TEXT })),
  extendido: INSTANT,
  extendido_por: TEXT,
});

const FINDINGS = 'Úlcera en talón, pie izquierdo.';
const REFERRAL = {
  ficha: 5,
  tipo: 'derivacion',
  fecha_emision: '2026-03-02',
  motivo: 'Herida que no cierra',
  indicaciones: '',
  dias_reposo: null,
  partes: [
    { parte: 'dirigida_a', texto: 'Dra. Inventada' },
    { parte: 'hallazgos', texto: FINDINGS },
  ],
  fotos: [41],
};
const EXAMPLE = {
  ...REFERRAL,
  id: 12,
  paciente: 17,
  profesional: 1,
  fecha_atencion: '2026-03-02',
  partes: [
    { parte: 'dirigida_a', titulo: 'Dirigida a', texto: 'Dra. Inventada' },
    { parte: 'hallazgos', titulo: 'Hallazgos', texto: FINDINGS },
  ],
  fotos: [
    {
      id: 41,
      tipo: 'foto',
      tomada_el: '2026-03-02',
      lado: 'izquierdo',
      ortejo: null,
      zona: 'HEEL',
      direccion: '/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/',
    },
  ],
  examen_pie: null,
  paciente_nombre: 'Rosa Ejemplo',
  paciente_rut: '12.345.678-5',
  firma: {
    nombre: 'Paula Ejemplo',
    titulo: 'Podóloga',
    rut: '11.111.111-1',
    registro: '1234',
    entidad_registro: 'SEREMI de Salud',
    direccion: 'Calle Inventada 45',
  },
  clinica: {
    nombre: 'Clínica Ejemplo',
    direccion: 'Calle Inventada 45',
    ciudad: 'Concepción',
    telefono: '+56 9 0000 1001',
  },
  codigo: 'BCDFGHJKLMNP',
  respuesta: null,
  anulado: null,
  extendido: '2026-03-02T15:04:05.000Z',
  extendido_por: 'Paula Ejemplo',
};

const SENT_PARTS: JsonSchema = {
  type: ['array', 'null'],
  items: bodyObject(
    { parte: oneOfWords(PARTES), texto: { type: 'string', minLength: 1, maxLength: 5_000 } },
    ['parte', 'texto'],
  ),
  description:
    'Of a letter. A referral and a report need `hallazgos`; a letter for reimbursement `prestacion`, `monto` and `orden_medica`. Parts that the kind lacks are left out.',
};
const SENT_PHOTOS: JsonSchema = {
  type: ['array', 'null'],
  items: ID,
  description: `Ids of the patient’s photos, in order: at most ${String(MAX_LETTER_PHOTOS)} photos of a referral; for reimbursement exactly one, the photo or document of the doctor’s order. Other kinds leave them out.`,
};

const BY_PATIENT: readonly Parameter[] = [
  { name: 'paciente', schema: ID, description: 'The patient’s id, or:', example: 17 },
  { name: 'rut', schema: TEXT, description: 'The patient’s RUT.' },
];
const CERTIFICATE_ID: Parameter = { name: 'id', schema: ID, example: EXAMPLE.id };
const REPLY = { fecha: '2026-03-10', texto: 'Antibiótico por siete días' };
const ANSWER = { schema: named('Certificate'), example: EXAMPLE };

export const certificatesApi = describeApi(CertificatesController, {
  tag: 'Clinical records',
  schemas: { Certificate },
  endpoints: {
    ofPatient: {
      id: 'listCertificates',
      summary: "List a patient's certificates and letters, the last issued first",
      description: 'A page, with withdrawn ones. The access is logged.',
      query: [...BY_PATIENT, ...pageInQuery(50, 200)],
      headers: PAGE_HEADERS,
      answer: { schema: listOf(named('Certificate')), example: [EXAMPLE] },
      errors: ['NOT_FOUND'],
    },
    openReferrals: {
      id: 'listOpenReferrals',
      summary: 'List the referrals without an answer, the oldest first',
      description: 'A page, of patients whose data is not blocked. The access is logged for each patient.',
      query: pageInQuery(20, 100),
      headers: PAGE_HEADERS,
      answer: { schema: listOf(named('Certificate')), example: [EXAMPLE] },
    },
    read: {
      id: 'getCertificate',
      summary: 'Get a certificate or letter',
      description: 'As it was printed, also a withdrawn one. The access is logged.',
      path: [CERTIFICATE_ID],
      answer: ANSWER,
      errors: ['NOT_FOUND'],
    },
    pdf: {
      id: 'downloadCertificate',
      summary: 'Download a certificate or letter as a PDF',
      description:
        'The page as it was printed, with the clinic’s current logo, and the photos that it carries. A withdrawn one says so. The access is logged.',
      path: [CERTIFICATE_ID],
      answer: { media: ['application/pdf'] },
      errors: ['NOT_FOUND'],
    },
    issue: {
      id: 'issueCertificate',
      summary: 'Issue a certificate or letter about a record',
      description:
        'Stored with the current data of the patient, of the professional of the record, who signs it, and of the clinic. If a valid one has the same contents, that one is returned. 400 on `ficha` if the patient’s RUT is provisional or the signature lacks something.',
      body: {
        schema: bodyOf(IssueCertificateInput, {
          names: CERTIFICADO,
          words: { kind: TIPOS_DE_CERTIFICADO },
          schemas: { parts: SENT_PARTS, photoIds: SENT_PHOTOS },
        }),
        example: REFERRAL,
      },
      answer: ANSWER,
      errors: ['NOT_FOUND'],
    },
    answer: {
      id: 'answerReferral',
      summary: 'Note the answer to a referral',
      description:
        'Once: an answer is never rewritten. 400 on `id` if it is no referral, was answered or withdrawn.',
      path: [CERTIFICATE_ID],
      body: {
        schema: bodyOf(AnswerReferralInput, {
          names: { answeredOn: CERTIFICADO.answeredOn, answer: CERTIFICADO.answer },
        }),
        example: REPLY,
      },
      answer: { schema: named('Certificate'), example: { ...EXAMPLE, respuesta: REPLY } },
      errors: ['NOT_FOUND'],
    },
    withdraw: {
      id: 'withdrawCertificate',
      summary: 'Withdraw a wrong certificate or letter',
      description:
        'For good: it stays as it was printed, and `/verificar` no longer confirms it. 400 on `id` if it was withdrawn before, or is a referral with an answer.',
      path: [CERTIFICATE_ID],
      body: {
        schema: bodyOf(WithdrawCertificateInput, { names: { reason: CERTIFICADO.reason } }),
        example: { motivo: 'Otro pie' },
      },
      answer: {
        schema: named('Certificate'),
        example: {
          ...EXAMPLE,
          anulado: { el: '2026-03-03T12:00:00.000Z', por: 'Paula Ejemplo', motivo: 'Otro pie' },
        },
      },
      errors: ['NOT_FOUND'],
    },
  },
});
