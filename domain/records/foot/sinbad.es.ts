import { listed } from '../../listed.es.js';
import type { FootExam } from './exam.js';
import { skinInWords } from './findings.es.js';
import { type Sinbad, SINBAD_ITEMS, type SinbadItem, sinbadOf } from './sinbad.js';

export const SINBAD_LABELS: Readonly<Record<SinbadItem, string>> = {
  SITE: 'detrás del antepié',
  ISCHAEMIA: 'isquemia',
  NEUROPATHY: 'neuropatía',
  INFECTION: 'infección',
  AREA: 'área de 1 cm² o más',
  DEPTH: 'más allá del tejido subcutáneo',
};

/** The missing answers by what has to be examined. */
const MISSING: Readonly<Record<SinbadItem, string>> = {
  SITE: 'el sitio',
  ISCHAEMIA: 'los pulsos',
  NEUROPATHY: 'la sensibilidad',
  INFECTION: 'los signos de infección',
  AREA: 'las medidas',
  DEPTH: 'la profundidad',
};

/** 'SINBAD 2 de 6: isquemia y neuropatía'; with a range while answers are missing. */
export function sinbadInWords({ items, least, most }: Sinbad): string {
  const of = (answer: string, labels: Readonly<Record<SinbadItem, string>>): string[] =>
    SINBAD_ITEMS.filter((item) => items[item] === answer).map((item) => labels[item]);
  const sum = least === most ? `${least}` : `entre ${least} y ${most}`;
  const present = of('YES', SINBAD_LABELS);
  const missing = of('UNKNOWN', MISSING);
  return [
    `SINBAD ${sum} de ${SINBAD_ITEMS.length}`,
    ...(present.length > 0 ? [`: ${listed(present)}`] : []),
    ...(missing.length > 0 ? [`; por examinar: ${listed(missing)}`] : []),
  ].join('');
}

/** The scores of the open ulcers of an exam: 'Úlcera en talón, pie derecho: SINBAD 2 de 6'. */
export const scoresInWords = (exam: FootExam): string[] =>
  exam.skin
    .filter(({ finding, isResolved }) => finding === 'ULCER' && !isResolved)
    .map((found) => `${skinInWords(found)}: ${sinbadInWords(sinbadOf(found, exam))}`);
