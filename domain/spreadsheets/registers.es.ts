import { ACCESS_LABELS } from '../access/log/access-action.es.js';
import { CHANNEL_NAMES } from '../access/log/actor-channel.es.js';
import { MESSAGE_CHANNEL_LABELS, MESSAGE_KIND_LABELS, MESSAGE_STATE_LABELS } from '../messages/message.es.js';
import { SECURITY_CHANNEL_LABELS, SECURITY_EVENT_LABELS } from '../access/security-event.es.js';
import { STOCK_MOVEMENT_LABELS } from '../stock/stock-movement.es.js';
import type { Column } from './column.js';

/** Lists of events, which are exported and never imported. */

/**
 * For one supply or all. Reasons and patients that reveal a record are left out for users who may not read records.
 */
export const MOVEMENT_COLUMNS = [
  { field: 'at', header: 'Fecha y hora', kind: 'MOMENT' },
  { field: 'supplyName', header: 'Insumo', kind: 'TEXT' },
  { field: 'kind', header: 'Movimiento', kind: 'CHOICE', words: STOCK_MOVEMENT_LABELS },
  { field: 'quantity', header: 'Cantidad', kind: 'WHOLE' },
  { field: 'balance', header: 'Stock después', kind: 'WHOLE' },
  { field: 'reason', header: 'Motivo', kind: 'TEXT' },
  { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT', isHealthData: true },
  { field: 'expiredUse', header: 'Usado vencido', kind: 'TEXT', isHealthData: true },
] as const satisfies readonly Column[];

export const MESSAGE_COLUMNS = [
  { field: 'createdAt', header: 'Escrito el', kind: 'MOMENT' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
  { field: 'kind', header: 'Tipo', kind: 'CHOICE', words: MESSAGE_KIND_LABELS },
  { field: 'channel', header: 'Canal', kind: 'CHOICE', words: MESSAGE_CHANNEL_LABELS },
  { field: 'recipient', header: 'Destinatario', kind: 'TEXT' },
  { field: 'date', header: 'Fecha de la cita', kind: 'DAY' },
  { field: 'time', header: 'Hora de la cita', kind: 'TIME' },
  { field: 'state', header: 'Estado', kind: 'CHOICE', words: MESSAGE_STATE_LABELS },
  { field: 'sentAt', header: 'Enviado el', kind: 'MOMENT' },
  { field: 'tries', header: 'Intentos', kind: 'WHOLE' },
  { field: 'failure', header: 'Problema', kind: 'TEXT' },
  { field: 'subject', header: 'Asunto', kind: 'TEXT' },
  { field: 'body', header: 'Texto', kind: 'TEXT' },
  { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
] as const satisfies readonly Column[];

export const WAITING_COLUMNS = [
  { field: 'createdAt', header: 'Anotado el', kind: 'MOMENT' },
  { field: 'patientName', header: 'Paciente', kind: 'TEXT' },
  { field: 'patientPhone', header: 'Teléfono', kind: 'TEXT' },
  { field: 'patientEmail', header: 'Correo', kind: 'TEXT' },
  { field: 'treatment', header: 'Tratamiento', kind: 'TEXT' },
  { field: 'durationMinutes', header: 'Duración en minutos', kind: 'WHOLE' },
  { field: 'professionalName', header: 'Profesional', kind: 'TEXT' },
  { field: 'fromDate', header: 'Desde', kind: 'DAY' },
  { field: 'toDate', header: 'Hasta', kind: 'DAY' },
  {
    field: 'dayPart',
    header: 'Parte del día',
    kind: 'CHOICE',
    words: { all: 'Todo el día', morning: 'Mañana', afternoon: 'Tarde' },
  },
] as const satisfies readonly Column[];

export const ACCESS_COLUMNS = [
  { field: 'at', header: 'Fecha y hora', kind: 'MOMENT' },
  { field: 'action', header: 'Qué hizo', kind: 'CHOICE', words: ACCESS_LABELS },
  { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
  { field: 'channel', header: 'Por', kind: 'CHOICE', words: CHANNEL_NAMES },
  { field: 'address', header: 'Dirección IP', kind: 'TEXT' },
  { field: 'patientCount', header: 'Pacientes', kind: 'WHOLE' },
] as const satisfies readonly Column[];

export const SECURITY_COLUMNS = [
  { field: 'at', header: 'Fecha y hora', kind: 'MOMENT' },
  { field: 'kind', header: 'Qué pasó', kind: 'CHOICE', words: SECURITY_EVENT_LABELS },
  { field: 'staffName', header: 'Cuenta', kind: 'TEXT' },
  { field: 'about', header: 'Sobre', kind: 'TEXT' },
  { field: 'doneByName', header: 'Hecho por', kind: 'TEXT' },
  { field: 'channel', header: 'Desde', kind: 'CHOICE', words: SECURITY_CHANNEL_LABELS },
  { field: 'address', header: 'Dirección IP', kind: 'TEXT' },
] as const satisfies readonly Column[];

export const EXPORT_COLUMNS = [
  { field: 'at', header: 'Fecha y hora', kind: 'MOMENT' },
  { field: 'what', header: 'Qué', kind: 'TEXT' },
  { field: 'format', header: 'Formato', kind: 'TEXT' },
  { field: 'staffName', header: 'Usuario', kind: 'TEXT' },
  { field: 'receivedBy', header: 'Para', kind: 'TEXT' },
  { field: 'address', header: 'Dirección IP', kind: 'TEXT' },
] as const satisfies readonly Column[];
