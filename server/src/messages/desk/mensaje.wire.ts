import { CHANNEL_REFUSALS } from '#domain/screen-sentences.es.js';
import type { MessageState, TemplateKind } from '#domain/messages/message.js';
import { DomainError } from '#domain/errors.js';
import { whatsappLink } from '#domain/messages/message-link.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';

/** The wire names of a message request. */
export const MENSAJE = { appointmentId: 'cita_id' } as const satisfies WireFields;

export const fromMensaje = (body: Readonly<Record<string, unknown>>): object => ({
  appointmentId: body[MENSAJE.appointmentId],
});

// UNCERTAIN counts as pending: a retry could reach the patient twice.
export const ESTADO: Readonly<Record<MessageState, 'enviada' | 'pendiente' | 'fallida'>> = {
  WAITING: 'pendiente',
  QUEUED: 'pendiente',
  SENDING: 'pendiente',
  UNCERTAIN: 'pendiente',
  SENT: 'enviada',
  DELIVERED: 'enviada',
  READ: 'enviada',
  FAILED: 'fallida',
  WITHDRAWN: 'fallida',
  DISCARDED: 'fallida',
};

/** Whether the channel refused it; without a number, the channel was never called. */
const wasRefused = ({ state, recipient, failure }: OutboundMessageRow): boolean =>
  recipient !== '' && failure !== '' && (state === 'FAILED' || state === 'QUEUED');

/**
 * A message in REST's format.
 * @param text for staff to send by hand.
 * @throws DomainError `CHANNEL_REFUSED` if the channel did not accept it
 */
export function toMensaje(row: OutboundMessageRow, kind: TemplateKind, text: string) {
  if (wasRefused(row)) throw new DomainError('CHANNEL_REFUSED', { message: CHANNEL_REFUSALS[kind] });
  return {
    id: row.id,
    estado: ESTADO[row.state],
    telefono: row.recipient,
    mensaje: text,
    enlace: whatsappLink(row.recipient, text),
  };
}
