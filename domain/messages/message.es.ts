import type { MessageChannelName, MessageKind, MessageState, ReasonNotToNotify } from './message.js';

export const MESSAGE_KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  CONFIRMATION: 'Confirmación',
  REMINDER: 'Recordatorio',
  CANCELLATION: 'Cancelación',
  OFFER: 'Hora ofrecida',
  CONTROL: 'Aviso de control',
};

export const MESSAGE_CHANNEL_LABELS: Readonly<Record<MessageChannelName, string>> = {
  WHATSAPP: 'WhatsApp',
  EMAIL: 'Correo',
};

/** Within a sentence: 'Recordatorio por correo'. */
export const messageBy = (kind: MessageKind, channel: MessageChannelName): string =>
  `${MESSAGE_KIND_LABELS[kind]} por ${channel === 'EMAIL' ? 'correo' : MESSAGE_CHANNEL_LABELS[channel]}`;

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

export const NOT_NOTIFIED_SENTENCES: Readonly<Record<ReasonNotToNotify, string>> = {
  CANCELLED: 'La cita está cancelada: no hay nada que avisar.',
  COMPLETED: 'La cita ya se completó: no hay nada que avisar.',
  PAST: 'La cita ya pasó: no hay nada que avisar.',
};

/** Shown instead of a name. */
export const DELETED_PATIENT = 'Paciente eliminado';

/** Failure reasons, for staff. */
export const NO_PHONE = 'El paciente no tiene un teléfono al que se pueda escribir. Corríjalo en sus datos.';
export const PATIENT_OPPOSES = 'El paciente pidió no recibir estos mensajes.';
export const MAIL_IS_OFF = 'El envío de correo no está configurado.';
export const APPOINTMENT_MOVED = 'La cita cambió antes de que se enviara.';
export const SERIES_CHANGED = 'La serie de citas cambió antes de que se enviara.';
export const APPOINTMENT_GONE = 'La cita se eliminó antes de que se enviara.';
export const CONTROL_NOT_DUE = 'Dejó de hacer falta: el paciente ya tiene hora, o el control cambió.';
export const NOT_KNOWN_WHETHER_SENT =
  'No se sabe si llegó: el envío se interrumpió. Antes de repetirlo, pregunte al paciente.';

/** Adds to a temporary failure whether the message will be tried again. */
export const withRetryNote = (reason: string, state: 'QUEUED' | 'FAILED'): string =>
  `${reason} ${state === 'QUEUED' ? 'Se intenta de nuevo más tarde.' : 'Se intentó varias veces.'}`;

/** The WhatsApp webhook's responses to requests it can't trust. */
export const BAD_VERIFY_TOKEN = 'El token de verificación no es el de este sistema.';
export const BAD_SIGNATURE = 'La firma del mensaje no es válida.';
