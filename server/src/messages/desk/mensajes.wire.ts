import type { MessageChannelName, MessageKind, MessageState } from '#domain/messages/message.js';

/** The user-facing groups of states, by their Spanish words. */
export const ESTADOS: Readonly<Record<string, readonly MessageState[]>> = {
  'por-enviar': ['WAITING'],
  'en-camino': ['QUEUED', 'SENDING'],
  enviados: ['SENT', 'DELIVERED', 'READ'],
  fallidos: ['FAILED', 'UNCERTAIN'],
  descartados: ['WITHDRAWN', 'DISCARDED'],
};
export const TIPOS: Readonly<Record<string, MessageKind>> = {
  confirmacion: 'CONFIRMATION',
  recordatorio: 'REMINDER',
  cancelacion: 'CANCELLATION',
  oferta: 'OFFER',
  control: 'CONTROL',
};
export const CANALES: Readonly<Record<string, MessageChannelName>> = {
  whatsapp: 'WHATSAPP',
  correo: 'EMAIL',
};

const valueOf = <Value>(words: Readonly<Record<string, Value>>, word: unknown): unknown =>
  typeof word === 'string' && Object.hasOwn(words, word) ? words[word] : word;

/** `?estado=enviados&tipo=recordatorio&canal=correo`; an unknown word stays as it is, for validation to refuse. */
export const fromMessageQuery = (query: Readonly<Record<string, unknown>>): object => ({
  ...(query['estado'] !== undefined && { states: valueOf(ESTADOS, query['estado']) }),
  ...(query['tipo'] !== undefined && { kind: valueOf(TIPOS, query['tipo']) }),
  ...(query['canal'] !== undefined && { channel: valueOf(CANALES, query['canal']) }),
});
