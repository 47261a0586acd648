import type { MessageChannelName, MessageKind, MessageState, Silence } from './message.js';

export const MESSAGE_KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  CONFIRMATION: 'Confirmación',
  REMINDER: 'Recordatorio',
  CANCELLATION: 'Cancelación',
};

export const MESSAGE_CHANNEL_LABELS: Readonly<Record<MessageChannelName, string>> = {
  WHATSAPP: 'WhatsApp',
  EMAIL: 'Correo',
};

export const MESSAGE_STATE_LABELS: Readonly<Record<MessageState, string>> = {
  WAITING: 'Por enviar',
  QUEUED: 'En cola',
  SENDING: 'Enviando',
  SENT: 'Enviado',
  DELIVERED: 'Entregado',
  READ: 'Leído',
  FAILED: 'No enviado',
  UNCERTAIN: 'No se sabe si llegó',
  WITHDRAWN: 'Retirado',
  DISCARDED: 'Descartado',
};

/** Why nobody is told of an appointment. */
export const SILENCE_SENTENCES: Readonly<Record<Silence, string>> = {
  CANCELLED: 'La cita está cancelada: no hay nada que avisar.',
  COMPLETED: 'La cita ya se completó: no hay nada que avisar.',
  PAST: 'La cita ya pasó: no hay nada que avisar.',
};

/** Why a message did not go out, for staff. */
export const NO_PHONE = 'El paciente no tiene un teléfono al que se pueda escribir. Corríjalo en su ficha.';
export const MAIL_IS_OFF = 'El envío de correo no está configurado.';
export const APPOINTMENT_MOVED = 'La cita cambió antes de que se enviara.';
export const APPOINTMENT_GONE = 'La cita se eliminó antes de que se enviara.';
export const NOT_KNOWN_WHETHER_SENT =
  'No se sabe si llegó: el envío se interrumpió. Antes de repetirlo, pregunte al paciente.';

/** Says of a reason that may pass what becomes of the message. */
export const withOutlook = (reason: string, state: 'QUEUED' | 'FAILED'): string =>
  `${reason} ${state === 'QUEUED' ? 'Se intenta de nuevo más tarde.' : 'Se intentó varias veces.'}`;

/** What the WhatsApp webhook answers to whom it can't trust. */
export const BAD_VERIFY_TOKEN = 'El token de verificación no es el de este sistema.';
export const BAD_SIGNATURE = 'La firma del mensaje no es válida.';
