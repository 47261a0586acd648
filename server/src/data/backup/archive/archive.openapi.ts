import { describeApi, type Parameter } from '../../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  ID,
  INSTANT,
  named,
  orNull,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../../foundation/openapi/schema-of-input.js';
import { PasswordProof } from '../../../access/second-factor/second-factor.input.js';
import { ArchiveController } from './archive.controller.js';
import { ARCHIVO, ESTADOS } from './archivo.wire.js';

const ARCHIVE_ID: Parameter = { name: 'id', schema: ID, example: 1 };
const BEGUN = {
  id: 1,
  estado: 'en_curso',
  problema: null,
  pedido_el: '2026-11-23T12:00:00.000Z',
  pedido_por: 'Ana Soto',
  terminado_el: null,
  filas_listas: 0,
  filas: null,
  bytes: null,
};

const Archive = answerObject({
  id: ID,
  estado: { enum: Object.values(ESTADOS) },
  problema: orNull(TEXT),
  pedido_el: INSTANT,
  pedido_por: TEXT,
  terminado_el: orNull(INSTANT),
  filas_listas: COUNT,
  filas: orNull(COUNT),
  bytes: orNull(COUNT),
});

export const archiveApi = describeApi(ArchiveController, {
  tag: 'Backup',
  schemas: { Archive },
  endpoints: {
    newest: {
      id: 'findArchive',
      summary: 'Get the progress of the archive of everything',
      description: 'Only for people: requests with a key get 403.',
      answer: { schema: named('Archive'), example: { ...BEGUN, filas_listas: 1200, filas: 5400 } },
      errors: ['NOT_FOUND'],
    },
    start: {
      id: 'startArchive',
      summary: 'Start an archive of everything',
      description: 'It replaces the previous one and is removed after 24 hours.',
      body: { schema: bodyOf(PasswordProof, { names: ARCHIVO }), example: { contrasena: 'la de siempre' } },
      answer: { schema: named('Archive'), example: BEGUN },
      errors: ['BACKUP_RUNNING', 'TOO_MANY_REQUESTS'],
    },
    download: {
      id: 'downloadArchive',
      summary: 'Download the archive of everything',
      description: 'A ZIP file of CSV files, described by its datapackage.json (datapackage.org, 2.0).',
      path: [ARCHIVE_ID],
      answer: { media: ['application/zip'] },
      errors: ['NOT_FOUND', 'BACKUP_RUNNING'],
    },
    remove: {
      id: 'removeArchive',
      summary: 'Remove the archive of everything',
      path: [ARCHIVE_ID],
      errors: ['NOT_FOUND'],
    },
  },
});
