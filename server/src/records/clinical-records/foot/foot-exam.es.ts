import { named } from '#domain/field-names.es.js';

/** Values of an exam that no screen words. */
const NAMES: Readonly<Record<string, string>> = {
  stage: 'el estadio',
  stageScale: 'la escala del estadio',
  depth: 'la profundidad',
  tissue: 'el tejido',
  exudate: 'el exudado',
  site: 'el punto de la prueba',
  method: 'la prueba de sensibilidad',
};

/** For a value of an exam that is not in its list. */
export const unknownCode = (field: string): string =>
  `Elija para ${NAMES[field] ?? named(field)} uno de los valores de la lista.`;
