import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  FLAG,
  ID,
  INSTANT,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { BalanceReminderInput } from './balance-reminder.input.js';
import { IMPEDIMENTO, MEDIO, RECORDATORIO } from './recordatorio.wire.js';
import { RecordatoriosController } from './recordatorios.controller.js';

const REMINDER = {
  paciente: ID,
  medio: {
    ...orNull(oneOfWords(MEDIO)),
    description: 'How a message would be sent now; `enlace`: by the user.',
  },
  impedimento: { ...orNull(oneOfWords(IMPEDIMENTO)), description: 'Why the patient can not be written to.' },
  ultimo: { ...orNull(INSTANT), description: 'When the last one was sent, or written.' },
  estado: orNull({ enum: ['enviado', 'pendiente', 'fallido'] }),
  de_hoy: { ...FLAG, description: 'Whether the last one is of today: there is one a day.' },
};
const EXAMPLE = {
  ...{ paciente: 17, medio: 'enlace', impedimento: null },
  ...{ ultimo: '2027-03-15T13:00:00.000Z', estado: 'enviado', de_hoy: true },
};

export const recordatoriosApi = describeApi(RecordatoriosController, {
  tag: 'Money',
  endpoints: {
    reminder: {
      id: 'getBalanceReminder',
      summary: 'How a patient can be reminded of what they owe, and when they last were',
      query: [{ name: 'paciente', schema: ID, example: 17, description: 'The patient.' }],
      answer: { schema: answerObject(REMINDER), example: EXAMPLE },
      errors: ['NOT_FOUND'],
    },
    remind: {
      id: 'remindOfBalance',
      summary: 'Remind a patient of what they owe',
      description:
        'At most once a day: if there was one today, nothing is sent, and `enlace` is null. It goes by e-mail or the Cloud API, or through the link in `enlace`, which opens WhatsApp with the text and counts as sent. 400 on `paciente` if nothing is owed, or there is nothing to write to.',
      body: { schema: bodyOf(BalanceReminderInput, { names: RECORDATORIO }), example: { paciente: 17 } },
      answer: {
        schema: answerObject({
          ...REMINDER,
          enlace: orNull(TEXT),
          falla: { ...TEXT, description: 'Why it was not sent; otherwise empty.' },
        }),
        example: { ...EXAMPLE, enlace: 'https://wa.me/56912345678?text=Hola%20Rosa', falla: '' },
      },
      errors: ['NOT_FOUND', 'PATIENT_OPPOSES'],
    },
  },
});
