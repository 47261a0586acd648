import { describeApi } from '../../foundation/openapi/describe-api.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ExportInput } from './export.input.js';
import { EXPORTACION, FORMATO } from './exportacion.wire.js';
import { ExportsController } from './exports.controller.js';

const asSent = Object.fromEntries(Object.entries(FORMATO).map(([word, format]) => [format, word]));

export const exportsApi = describeApi(ExportsController, {
  tag: 'Privacy',
  endpoints: {
    export: {
      id: 'exportPerson',
      summary: 'Export everything that the clinic stores about a person, as a file',
      description:
        'The JSON follows docs/person-export.schema.json. The ZIP has the PDF, the JSON, and the files of photos and documents. Each export is logged before the file is sent.',
      body: {
        schema: bodyOf(ExportInput, { names: EXPORTACION, words: { format: asSent } }),
        example: { paciente: 17, formato: 'pdf', recibe: 'Rosa Ejemplo', verificacion: 'Cédula a la vista' },
      },
      answer: { media: ['application/pdf', 'application/json', 'application/zip'] },
      errors: ['NOT_FOUND'],
    },
  },
});
