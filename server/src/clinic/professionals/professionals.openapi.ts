import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  FLAG,
  ID,
  listOf,
  named,
  oneOfWords,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { ProfessionalsController } from './professionals.controller.js';

const Professional = answerObject({
  id: ID,
  nombre: { type: 'string', description: 'Empty until the clinic sets it.' },
  titulo: TEXT,
  tipos_cita: listOf(oneOfWords(SERVICE_WORDS)),
  tratamientos: { ...listOf(TEXT), description: 'The treatments they offer; empty: all of their services.' },
  archivado: FLAG,
});

export const professionalsApi = describeApi(ProfessionalsController, {
  tag: 'Appointments',
  schemas: { Professional },
  endpoints: {
    list: {
      id: 'listProfessionals',
      summary: 'List all professionals, in the clinic’s order, including archived ones',
      answer: {
        schema: listOf(named('Professional')),
        example: [
          {
            id: 1,
            nombre: 'Paula Ejemplo',
            titulo: 'Podóloga',
            tipos_cita: ['podologia'],
            tratamientos: [],
            archivado: false,
          },
        ],
      },
    },
  },
});
