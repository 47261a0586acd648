import type { PrivacyOutcome, PrivacyRight, ReasonNotToExtend } from './privacy-request.js';

export const PRIVACY_RIGHT_LABELS: Readonly<Record<PrivacyRight, string>> = {
  ACCESS: 'Acceso',
  RECTIFICATION: 'Rectificación',
  SUPPRESSION: 'Supresión',
  OPPOSITION: 'Oposición',
  PORTABILITY: 'Portabilidad',
  BLOCKING: 'Bloqueo',
};

/** The same for requesters, who may not know the legal terms; short enough for a phone's screen. */
export const PRIVACY_RIGHT_CHOICES: Readonly<Record<PrivacyRight, string>> = {
  ACCESS: 'Acceso: copia de mis datos',
  RECTIFICATION: 'Rectificación: corregirlos',
  SUPPRESSION: 'Supresión: borrarlos',
  OPPOSITION: 'Oposición: no recibir mensajes',
  PORTABILITY: 'Portabilidad: llevármelos',
  BLOCKING: 'Bloqueo: suspender su uso',
};

export const PRIVACY_RIGHT_MEANINGS: Readonly<Record<PrivacyRight, string>> = {
  ACCESS: 'Saber qué datos míos tienen y recibir una copia',
  RECTIFICATION: 'Corregir datos míos que están mal',
  SUPPRESSION: 'Borrar mis datos',
  OPPOSITION: 'No recibir mensajes u otro uso de mis datos',
  PORTABILITY: 'Recibir mis datos en un archivo, para llevarlos a otra parte',
  BLOCKING: 'Suspender el uso de mis datos mientras se resuelve otra solicitud',
};

export const PRIVACY_OUTCOME_LABELS: Readonly<Record<PrivacyOutcome, string>> = {
  GRANTED: 'Aceptada',
  PARTLY: 'Aceptada en parte',
  REFUSED: 'Rechazada',
};

export const NOT_EXTENDED_SENTENCES: Readonly<Record<ReasonNotToExtend, string>> = {
  ANSWERED: 'Esa solicitud ya fue respondida.',
  EXTENDED: 'El plazo ya se prorrogó una vez y la ley no permite otra prórroga. Responda la solicitud.',
  BLOCKING: 'El plazo de un bloqueo no se puede prorrogar. Responda la solicitud.',
  OVERDUE: 'El plazo ya venció y no se puede prorrogar. Responda la solicitud cuanto antes.',
};

export const PRIVACY_REQUEST_NOT_FOUND = 'Esa solicitud no existe.';
/** The same answer for too many requests from a network or an e-mail address: it must not reveal which. */
export const PRIVACY_REQUEST_REFUSED =
  'No es posible enviar más solicitudes por ahora. Comuníquese con la clínica.';
