import type { DeliveryFailure, DeliveryState, SentEventKind, WebhookState } from './webhook.js';
import { MAX_WEBHOOKS, WEBHOOK_LOG_DAYS } from './webhook.js';

/** Each message tells the user what to do. */
export const WEBHOOK_MESSAGES = {
  address: 'Escriba una dirección que comience con https://, sin usuario ni contraseña.',
  privateAddress:
    'Esa dirección está dentro de la red o es de este mismo equipo. Use una pública, o pida a quien administra el servidor que la permita.',
  notEncrypted: 'Escriba una dirección que comience con https://: esta no va cifrada.',
  noEvents: 'Elija al menos un aviso.',
  events: 'Elija los avisos de la lista.',
  tooMany: `Hay ${MAX_WEBHOOKS} webhooks, y no caben más. Elimine uno que no use.`,
  notFound: 'Ese webhook no existe o ya fue eliminado.',
  deliveryNotFound: `Ese envío ya no está: se guardan ${WEBHOOK_LOG_DAYS} días.`,
  cannotSend: 'Este webhook no tiene secreto. Pida uno nuevo y cópielo en el programa que recibe.',
  isStopped: 'Este webhook está desactivado. Actívelo antes de reenviar.',
  isSending: 'Ese envío está en camino. Espere a que termine.',
} as const;

export const WEBHOOK_EVENT_LABELS: Readonly<Record<SentEventKind, string>> = {
  APPOINTMENT_CREATED: 'Cita creada',
  APPOINTMENT_MOVED: 'Cita cambiada de hora o de profesional',
  APPOINTMENT_CHANGED: 'Cita modificada',
  APPOINTMENT_CANCELLED: 'Cita cancelada',
  APPOINTMENT_DELETED: 'Cita eliminada',
  APPOINTMENT_ATTENDANCE: 'Asistencia anotada',
  PATIENT_CREATED: 'Paciente creado',
  PATIENT_CHANGED: 'Paciente modificado',
  PATIENT_MERGED: 'Pacientes unidos',
  PATIENT_DELETED: 'Paciente eliminado',
  STOCK_CRITICAL: 'Insumo en stock crítico',
  WEBHOOK_TEST: 'Prueba',
};

export const WEBHOOK_STATE_LABELS: Readonly<Record<WebhookState, string>> = {
  ACTIVE: 'Activo',
  STOPPED: 'Desactivado',
  GONE: 'Desactivado: el receptor dijo que ya no existe',
  WITHOUT_SECRET: 'Sin efecto: se restauró un respaldo',
};

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  WAITING: 'En espera',
  SENDING: 'En camino',
  DELIVERED: 'Entregado',
  GIVEN_UP: 'No entregado',
};

const FAILURES: Readonly<Record<DeliveryFailure, string>> = {
  STATUS: 'El receptor respondió con un error',
  REDIRECT: 'El receptor redirige a otra dirección, y eso no se sigue',
  GONE: 'El receptor dijo que ya no existe',
  TIMEOUT: 'El receptor no respondió a tiempo',
  NAME: 'No se encuentra el servidor de esa dirección',
  CONNECTION: 'No se pudo conectar con el receptor',
  CERTIFICATE: 'El certificado del receptor no es válido',
  PRIVATE_ADDRESS: 'La dirección está dentro de la red o es de este mismo equipo',
  NOT_ENCRYPTED: 'La dirección no va cifrada (https)',
  SECRET: 'Falta el secreto para firmar',
  STOPPED: 'El webhook se desactivó antes',
  LOST: 'No se sabe si llegó: el servidor se detuvo mientras lo enviaba',
};

/** The webhook that a security log entry is about. @param hosts the old one first, if it was changed. */
export const webhookInLog = (id: number, ...hosts: readonly string[]): string =>
  `${hosts.join(' → ')} (n.º ${id})`;

/** The outcome of the last try: 'El receptor respondió con un error (500)'. */
export function answerInWords(failure: DeliveryFailure | null, status: number | null): string {
  const words = failure === null ? 'Recibido' : FAILURES[failure];
  return status === null ? words : `${words} (${status})`;
}
