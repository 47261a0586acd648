import type { MessageChannelName } from '#domain/messages/message.js';
import { fromWord } from '../../foundation/input/from-word.js';
import type { ControlCardModel } from './control-card.model.js';

/** The REST field names of control cards. */
export const CARNET = { recordId: 'ficha', channel: 'canal' } as const;

export const CANAL: Readonly<Record<MessageChannelName, string>> = { WHATSAPP: 'whatsapp', EMAIL: 'correo' };

export const readChannel = (body: Readonly<Record<string, unknown>>): unknown =>
  fromWord(CANAL, body[CARNET.channel]);

export const toCarnet = (card: ControlCardModel) => ({
  [CARNET.recordId]: card.recordId,
  paciente: card.patientId,
  paciente_nombre: card.patientName,
  fecha: card.visitedOn,
  indicaciones: card.instructions,
  proxima_cita: card.next && {
    fecha: card.next.date,
    hora: card.next.time,
    profesional_nombre: card.next.professionalName,
  },
  enlace_whatsapp: card.whatsappLink,
  enlace_correo: card.mailLink,
});
