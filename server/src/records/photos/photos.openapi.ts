import { MAX_PHOTO_NOTE, MAX_WITHDRAWAL_REASON, NOTE_HEADER } from '#domain/records/photos/photo.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
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
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { PROPOSITOS, TIPOS, ZONAS } from './foto.wire.js';
import { PhotosController } from './photos.controller.js';

const TOE: JsonSchema = { type: 'integer', minimum: 1, maximum: 5 };
const ZONE: JsonSchema = { type: 'string', enum: ZONAS };
const CURSOR: Parameter = {
  name: 'cursor',
  schema: TEXT,
  description: 'The header `x-cursor` of the previous page.',
};
const LIMIT: Parameter = {
  name: 'limite',
  schema: { type: 'integer', minimum: 1, maximum: 200 },
  example: 100,
};

const PHOTO_ID: Parameter = { name: 'id', schema: ID, example: 41 };
const TOKEN: Parameter = {
  name: 'token',
  schema: TEXT,
  description: 'From `direccion`.',
  example: '9f86d081884c7d659a2feaa0c55ad015',
};
const PATIENT: Parameter = { name: 'paciente', schema: ID, isRequired: true, example: 17 };
const WHERE: readonly Parameter[] = [
  { name: 'cita', schema: ID, description: 'An appointment of the patient.' },
  { name: 'ficha', schema: ID, description: 'A record of the patient.' },
  { name: 'lado', schema: oneOfWords(SIDE_WORDS), example: 'derecho' },
  { name: 'ortejo', schema: TOE, description: 'The toe whose nail it shows.', example: 1 },
  { name: 'zona', schema: ZONE, description: 'A zone of the foot, as in the exam of GraphQL.' },
];

const PHOTO = {
  id: 41,
  paciente: 17,
  tipo: 'foto',
  proposito: 'clinica',
  cita: 230,
  ficha: null,
  lado: 'derecho',
  ortejo: 1,
  zona: null,
  tomada_el: '2026-11-23',
  nota: 'Antes de tratar',
  ancho: 2560,
  alto: 1920,
  bytes: 391_204,
  direccion: '/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/',
  direccion_miniatura: '/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/miniatura/',
  agregada_el: '2026-11-23T12:00:00.000Z',
  agregada_por: 'Ana Soto',
  retirada: null,
};

const Photo = answerObject({
  id: ID,
  paciente: ID,
  tipo: oneOfWords(TIPOS),
  proposito: oneOfWords(PROPOSITOS),
  cita: orNull(ID),
  ficha: orNull(ID),
  lado: orNull(oneOfWords(SIDE_WORDS)),
  ortejo: orNull(TOE),
  zona: orNull(ZONE),
  tomada_el: DAY,
  nota: TEXT,
  ancho: orNull(ID),
  alto: orNull(ID),
  bytes: ID,
  direccion: TEXT,
  direccion_miniatura: orNull(TEXT),
  agregada_el: INSTANT,
  agregada_por: TEXT,
  retirada: orNull(answerObject({ el: INSTANT, por: TEXT, motivo: TEXT })),
});

const ANSWER = { schema: named('Photo'), example: PHOTO };
const FILE = 'Needs the same access token as everything else, and each reading is logged.';

export const photosApi = describeApi(PhotosController, {
  tag: 'Clinical records',
  schemas: { Photo },
  endpoints: {
    ofPatient: {
      id: 'listPhotos',
      summary: "List a patient's photos and documents",
      description: 'The latest day first. The headers `x-cursor` and `x-hay-mas` lead to the next page.',
      query: [
        PATIENT,
        ...WHERE,
        { name: 'tipo', schema: oneOfWords(TIPOS) },
        { name: 'retiradas', schema: { type: 'boolean' }, description: 'Whether to include withdrawn ones.' },
        LIMIT,
        CURSOR,
      ],
      answer: { schema: listOf(named('Photo')), example: [PHOTO] },
      errors: ['NOT_FOUND'],
    },
    add: {
      id: 'addPhoto',
      summary: 'Add a photo or document to a patient',
      description: `The body is the file itself, at most 12,000,000 bytes: a photo (at most 110 million pixels; it is stored as JPEG, upright, without metadata, at most 2,560 pixels a side) or a PDF. The header \`${NOTE_HEADER}\` may have a note of at most ${MAX_PHOTO_NOTE} characters, percent-encoded. At most 200 an hour per user. \`CONSENT_MISSING\` without the patient's consent to photos, or to publishing them.`,
      query: [
        PATIENT,
        ...WHERE,
        { name: 'proposito', schema: oneOfWords(PROPOSITOS), description: 'Without it, `clinica`.' },
        { name: 'tomada_el', schema: DAY, description: 'Without it, today.', example: '2026-11-23' },
      ],
      body: { media: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] },
      answer: ANSWER,
      errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONSENT_MISSING'],
    },
    file: {
      id: 'getPhotoFile',
      summary: 'Get the file of a photo or document',
      description: `${FILE} A document is a download.`,
      path: [TOKEN],
      answer: { media: ['image/jpeg', 'application/pdf'] },
      errors: ['NOT_FOUND'],
    },
    thumbnail: {
      id: 'getPhotoThumbnail',
      summary: 'Get the thumbnail of a photo',
      description: FILE,
      path: [TOKEN],
      answer: { media: ['image/jpeg'] },
      errors: ['NOT_FOUND'],
    },
    read: {
      id: 'findPhoto',
      summary: 'Get a photo or document, without its file',
      path: [PHOTO_ID],
      answer: ANSWER,
      errors: ['NOT_FOUND'],
    },
    publish: {
      id: 'getPhotoToPublish',
      summary: 'Get a photo for publishing',
      description:
        'Only one whose purpose is `difusion`, while the patient consents. The log names the user.',
      path: [PHOTO_ID],
      answer: { media: ['image/jpeg'] },
      errors: ['NOT_FOUND', 'CONSENT_MISSING'],
    },
    withdraw: {
      id: 'withdrawPhoto',
      summary: 'Withdraw a wrong photo or document',
      description: 'It is hidden, and kept as long as the records.',
      path: [PHOTO_ID],
      body: {
        schema: bodyObject({ motivo: { type: 'string', maxLength: MAX_WITHDRAWAL_REASON } }, ['motivo']),
        example: { motivo: 'Salió movida' },
      },
      answer: {
        schema: named('Photo'),
        example: {
          ...PHOTO,
          retirada: { el: '2026-11-23T12:05:00.000Z', por: 'Ana Soto', motivo: 'Salió movida' },
        },
      },
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
    move: {
      id: 'movePhoto',
      summary: 'Move a photo or document to the patient to whom it belongs',
      description:
        'It loses its visit unless a new one is named, and gets a new address. `CONSENT_MISSING` for a photo without the consent to photos of that patient.',
      path: [PHOTO_ID],
      body: {
        schema: bodyObject({ paciente: ID, cita: orNull(ID), ficha: orNull(ID) }, ['paciente']),
        example: { paciente: 18 },
      },
      answer: { schema: named('Photo'), example: { ...PHOTO, paciente: 18, cita: null } },
      errors: ['NOT_FOUND', 'CONSENT_MISSING'],
    },
  },
});
