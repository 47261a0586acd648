import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { PAGE_HEADERS, pageInQuery } from '../../../foundation/changes/changes.openapi.js';
import { describeApi } from '../../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  FLAG,
  ID,
  INSTANT,
  listOf,
  orNull,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';
import { RECIENTES } from './ficha-reciente.wire.js';
import { RecentRecordsController } from './recent-records.controller.js';

export const recentRecordsApi = describeApi(RecentRecordsController, {
  tag: 'Clinical records',
  endpoints: {
    list: {
      id: 'listRecentRecords',
      summary: 'List the records of all patients, newest `fecha` first',
      description:
        'In pages, without what the records say: reading one by its `id` does, and is logged. Records of patients whose data is blocked are left out.',
      query: [
        { name: RECIENTES.from, schema: DAY, description: 'The first day.', example: '2026-03-01' },
        { name: RECIENTES.to, schema: DAY, description: 'The last day, included.', example: '2026-03-31' },
        {
          name: RECIENTES.professionalId,
          schema: ID,
          description: 'Only of visits with this professional.',
        },
        {
          name: RECIENTES.finding,
          schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH },
          description:
            'Only of visits whose exam of the feet has a finding with all of these words. Each record that is found is logged as an access.',
          example: 'úlcera talón',
        },
        ...pageInQuery(20, 100),
      ],
      headers: PAGE_HEADERS,
      answer: {
        schema: listOf(
          answerObject({
            id: ID,
            paciente: ID,
            paciente_nombre: TEXT,
            fecha: DAY,
            profesional: orNull(ID),
            profesional_nombre: {
              ...TEXT,
              description: 'Their current name, or the name in the imported file; empty if unknown.',
            },
            importada: FLAG,
            version: ID,
            escrita: { ...INSTANT, description: 'When this version was written.' },
            escrita_por: TEXT,
          }),
        ),
        example: [
          {
            id: 5,
            paciente: 17,
            paciente_nombre: 'Rosa Ejemplo',
            fecha: '2026-03-02',
            profesional: 1,
            profesional_nombre: 'Ana Rojas',
            importada: false,
            version: 1,
            escrita: '2026-03-02T13:20:00.000Z',
            escrita_por: 'Paula Ejemplo',
          },
        ],
      },
    },
  },
});
