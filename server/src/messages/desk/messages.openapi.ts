import { describeApi, type Endpoint } from '../../foundation/openapi/describe-api.js';
import { answerObject, ID, named, TEXT } from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ESTADO, MENSAJE } from './mensaje.wire.js';
import { MessageAppointmentInput } from './message-list.input.js';
import { MessagesController } from './messages.controller.js';

const Message = answerObject({
  id: ID,
  estado: { enum: [...new Set(Object.values(ESTADO))] },
  telefono: { type: 'string', description: 'E.164, or empty.' },
  mensaje: TEXT,
  enlace: { type: 'string', description: 'A wa.me link that opens the same text.' },
});

const about = (id: string, summary: string): Endpoint => ({
  id,
  summary,
  description:
    'Returns the existing message if one is waiting, being sent, or was sent within the last minute.',
  body: {
    schema: bodyOf(MessageAppointmentInput, { names: MENSAJE }),
    example: { cita_id: 41 },
  },
  answer: {
    schema: named('Message'),
    example: {
      id: 9,
      estado: 'pendiente',
      telefono: '+56912345678',
      mensaje: 'Hola Rosa, …',
      enlace: 'https://wa.me/56912345678?text=Hola%20Rosa',
    },
  },
  errors: ['NOT_FOUND', 'APPOINTMENT_NOT_AHEAD', 'PATIENT_OPPOSES', 'CHANNEL_REFUSED'],
});

export const messagesApi = describeApi(MessagesController, {
  tag: 'Messages',
  schemas: { Message },
  endpoints: {
    confirm: about('sendConfirmation', 'Send the confirmation of an appointment by WhatsApp'),
    remind: about('sendReminder', 'Send the reminder of an appointment by WhatsApp'),
  },
});
