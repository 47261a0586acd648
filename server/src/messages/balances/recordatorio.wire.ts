import type { MessageDriver, MessageState } from '#domain/messages/message.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import type { WayRefusal } from '../occasions/occasion-messages.js';
import type { BalanceReminder, SentBalanceReminder } from './balance-reminders.js';

export const RECORDATORIO = { patientId: 'paciente' } as const satisfies WireFields;

export const MEDIO: Readonly<Record<MessageDriver, string>> = {
  LINK: 'enlace',
  CLOUD: 'whatsapp',
  SMTP: 'correo',
};
export const IMPEDIMENTO: Readonly<Record<WayRefusal, string>> = {
  OPPOSED: 'se_opone',
  UNREACHABLE: 'sin_contacto',
};
/** Whether an uncertain one arrived is unknown. */
export const ESTADO: Readonly<Record<MessageState, 'enviado' | 'pendiente' | 'fallido'>> = {
  WAITING: 'pendiente',
  QUEUED: 'pendiente',
  SENDING: 'pendiente',
  UNCERTAIN: 'pendiente',
  SENT: 'enviado',
  DELIVERED: 'enviado',
  READ: 'enviado',
  FAILED: 'fallido',
  WITHDRAWN: 'fallido',
  DISCARDED: 'fallido',
};

export const toRecordatorio = ({
  patientId,
  driver,
  refusal,
  lastAt,
  lastState,
  isOfToday,
}: BalanceReminder) => ({
  [RECORDATORIO.patientId]: patientId,
  medio: driver && MEDIO[driver],
  impedimento: refusal && IMPEDIMENTO[refusal],
  ultimo: lastAt,
  estado: lastState && ESTADO[lastState],
  de_hoy: isOfToday,
});

export const toEnviado = ({ link, failure, ...reminder }: SentBalanceReminder) => ({
  ...toRecordatorio(reminder),
  enlace: link,
  falla: failure,
});
