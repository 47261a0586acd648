import { describeApi } from '../../openapi/describe-api.js';
import { answerObject, FLAG, ID, listOf, named, oneOfWords, TEXT } from '../../openapi/json-schema.js';
import { TIPO_CITA } from '../tipo-cita.js';
import { ProfessionalsController } from './professionals.controller.js';

const Professional = answerObject({
  id: ID,
  nombre: { type: 'string', description: 'Empty until the clinic writes one.' },
  titulo: TEXT,
  tipos_cita: listOf(oneOfWords(TIPO_CITA)),
  tratamientos: { ...listOf(TEXT), description: 'What they do; empty: everything of their services.' },
  archivado: FLAG,
});

export const professionalsApi = describeApi(ProfessionalsController, {
  tag: 'Appointments',
  schemas: { Professional },
  endpoints: {
    list: {
      id: 'listProfessionals',
      summary: 'All professionals, in the clinic’s order, archived ones too',
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
