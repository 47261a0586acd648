import type { ConsentKind } from './consent.js';

export const CONSENT_KIND_LABELS: Readonly<Record<ConsentKind, string>> = {
  DATA_TREATMENT: 'Tratamiento de sus datos',
  PHOTOS: 'Fotografías',
  PHOTO_PUBLISHING: 'Difusión de fotografías',
  MESSAGES: 'Mensajes',
};

/**
 * Every text that patients agreed to, oldest first. A consent refers to its text by version: the position, counted from
 * 1. A text in use is never edited; a new one is added instead.
 */
export const CONSENT_TEXTS: Readonly<Record<ConsentKind, readonly [string, ...string[]]>> = {
  DATA_TREATMENT: [
    'Usamos estos datos solo para agendar su hora y contactarlo por ella, como explica nuestra política de privacidad.',
  ],
  PHOTOS: [
    'Autorizo a la clínica a tomar fotografías de mis pies y manos y a guardarlas en mi ficha, solo para mi atención.',
  ],
  PHOTO_PUBLISHING: [
    'Autorizo a la clínica a publicar fotografías de mis pies y manos, sin mi nombre ni mi cara, para mostrar su trabajo. Puedo retirar esta autorización cuando quiera.',
  ],
  MESSAGES: [
    'Autorizo a la clínica a enviarme mensajes sobre mis citas por WhatsApp y correo. Puedo pedir que dejen de enviarlos.',
  ],
};

export const currentVersion = (kind: ConsentKind): number => CONSENT_TEXTS[kind].length;

/** The text of a version; empty for an unknown one. */
export const consentText = (kind: ConsentKind, version: number): string =>
  CONSENT_TEXTS[kind][version - 1] ?? '';

export const CONSENT_NOT_FOUND = 'Ese consentimiento no existe.';
export const CONSENT_WITHDRAWN = 'Ese consentimiento ya fue retirado.';
export const CONSENT_ALREADY_GIVEN = 'Ese consentimiento ya está registrado y vigente.';
