import type { DomainError, ErrorCode } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/error-messages.es.js';

export interface PageErrorWords {
  readonly title: string;
  readonly sentence: string;
}

const NOWHERE: PageErrorWords = {
  title: 'Página no encontrada',
  sentence:
    'Esta dirección no lleva a ninguna parte. Puede que el enlace sea antiguo o que le falte una letra.',
};

/** Codes whose own message is written for programs. */
const FOR_PEOPLE: Readonly<Partial<Record<ErrorCode, PageErrorWords>>> = {
  NOT_FOUND: NOWHERE,
  METHOD_NOT_ALLOWED: NOWHERE,
  PAYLOAD_TOO_LARGE: {
    title: 'El texto es demasiado largo',
    sentence: 'Lo que escribió no cabe. Vuelva atrás, acórtelo y envíelo de nuevo.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'No se pudo leer el formulario',
    sentence: 'Vuelva atrás, recargue la página y envíelo de nuevo.',
  },
};

export function pageErrorWords({ code, sentence }: DomainError): PageErrorWords {
  if (sentence === undefined && FOR_PEOPLE[code]) return FOR_PEOPLE[code];
  return { title: 'No se pudo abrir la página', sentence: sentence ?? ERROR_MESSAGES[code] };
}
