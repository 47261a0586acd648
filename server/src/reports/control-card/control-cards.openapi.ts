import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  bodyObject,
  DAY,
  HOUR,
  ID,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { CANAL, CARNET } from './carnet.wire.js';
import { ControlCardsController } from './control-cards.controller.js';

const RECORD_ID: Parameter = { name: 'id', schema: ID, example: 31, description: 'The record’s id.' };
const Card = answerObject({
  [CARNET.recordId]: ID,
  paciente: ID,
  paciente_nombre: TEXT,
  fecha: DAY,
  indicaciones: TEXT,
  proxima_cita: orNull(answerObject({ fecha: DAY, hora: HOUR, profesional_nombre: TEXT })),
  enlace_whatsapp: orNull(TEXT),
  enlace_correo: orNull(TEXT),
});

export const controlCardsApi = describeApi(ControlCardsController, {
  tag: 'Clinical records',
  schemas: { ControlCard: Card },
  endpoints: {
    read: {
      id: 'readControlCard',
      summary: 'Read a record’s instructions with the patient’s next appointment',
      description:
        'The links open WhatsApp or a mail program with the card as text; null if it can’t be sent.',
      path: [RECORD_ID],
      answer: {
        schema: named('ControlCard'),
        example: {
          ficha: 31,
          paciente: 17,
          paciente_nombre: 'Rosa Ejemplo',
          fecha: '2026-11-23',
          indicaciones: 'Secar bien los pies.',
          proxima_cita: { fecha: '2026-12-28', hora: '10:00', profesional_nombre: 'Paula Ejemplo' },
          enlace_whatsapp: 'https://wa.me/56900001001?text=Hola%20Rosa',
          enlace_correo: null,
        },
      },
      errors: ['NOT_FOUND'],
    },
    noteSent: {
      id: 'noteControlCardSent',
      summary: 'Log that a card was sent to its patient',
      path: [RECORD_ID],
      body: {
        schema: bodyObject({ [CARNET.channel]: oneOfWords(CANAL) }, [CARNET.channel]),
        example: { canal: 'whatsapp' },
      },
      errors: ['NOT_FOUND', 'PATIENT_OPPOSES'],
    },
  },
});
