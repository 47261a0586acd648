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

/** For codes whose own message is written for programs. */
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

const CROWDED = 'Hay muchas visitas en este momento';

/** If there are too many visitors. @param isForm whether the visitor sent a form, which the page keeps. */
export const crowdedWords = (isForm: boolean): PageErrorWords => ({
  title: CROWDED,
  sentence: isForm
    ? 'Lo que escribió no se ha enviado, y no se pierde. Espere unos segundos y envíelo de nuevo.'
    : 'Espere unos segundos: esta página vuelve a intentarlo sola.',
});

export function pageErrorWords({ code, sentence }: DomainError): PageErrorWords {
  if (sentence === undefined && FOR_PEOPLE[code]) return FOR_PEOPLE[code];
  return { title: 'No se pudo abrir la página', sentence: sentence ?? ERROR_MESSAGES[code] };
}
