import { PHRASE_LIMITS, type PhraseBox } from './phrase.js';

export const PHRASE_BOX_LABELS: Readonly<Record<PhraseBox, string>> = {
  CARE_DESCRIPTION: 'Descripción de la atención',
  PROCEDURE: 'Procedimiento',
  INSTRUCTIONS: 'Indicaciones',
};

export const PHRASE_NOT_FOUND = 'Esa frase no existe o ya fue eliminada.';
export const UNKNOWN_TREATMENT = 'Elija un tratamiento de la lista.';
export const PHRASE_FOR_SERVICE_AND_TREATMENT =
  'La frase es de un servicio o de un tratamiento. Deje solo uno de los dos.';
export const TOO_MANY_PHRASES = `Ya hay ${PHRASE_LIMITS.count} frases. Elimine alguna que no use.`;
/** @param unknown as written, at least one. */
export const unknownPlaceholderSentence = (unknown: readonly string[]): string =>
  `${unknown.join(', ')} no se reconoce y quedará escrito tal cual.`;
