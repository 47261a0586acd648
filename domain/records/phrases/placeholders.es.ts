import { listed } from '../../listed.es.js';
import { toeInWords } from '../foot/findings.es.js';
import type { FootExam } from '../foot/exam.js';

/** The values of a phrase's placeholders in a visit. */
export interface PhraseFacts {
  /** Null: the feet were not examined. */
  readonly exam: Pick<FootExam, 'nails'> | null;
  readonly supplies: ReadonlyArray<{ readonly supplyName: string }>;
  /** Weeks until the control of the visit's treatment; null: it has none. */
  readonly controlWeeks: number | null;
}

/** The placeholders with their meaning, for users who write phrases. */
export const PLACEHOLDERS = {
  uña: 'las uñas con hallazgos del examen: «la uña del 1.er ortejo derecho»',
  insumos: 'los productos usados en la visita: «gasa estéril y povidona yodada»',
  control: 'cuándo vuelve el paciente, según el tratamiento: «en 5 semanas»',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

// A filled phrase also reads well without data, so that it needs no typing.
const VALUES: Readonly<Record<Placeholder, (facts: PhraseFacts) => string>> = {
  uña: ({ exam }) => nailsInWords(exam?.nails ?? []),
  insumos: ({ supplies }) =>
    listed([...new Set(supplies.map(({ supplyName }) => lowerFirst(supplyName)))]) || 'ninguno anotado',
  control: ({ controlWeeks }) =>
    controlWeeks === null
      ? 'a convenir'
      : `en ${controlWeeks === 1 ? '1 semana' : `${controlWeeks} semanas`}`,
};

/** A phrase's text with its placeholders filled in; an unknown one stays as it was written. */
export const filledPhrase = (text: string, facts: PhraseFacts): string =>
  text.replace(/\{([^{}]*)\}/gu, (written, name: string) => {
    const known = name.trim().toLowerCase().normalize('NFC');
    return isPlaceholder(known) ? VALUES[known](facts) : written;
  });

/** The names in braces that are no placeholder, as written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{([^{}]*)\}/gu)].flatMap(([written, name = '']) =>
    isPlaceholder(name.trim().toLowerCase().normalize('NFC')) ? [] : [written],
  );

function nailsInWords(nails: FootExam['nails']): string {
  const toes = new Set(
    nails.filter(({ isResolved }) => !isResolved).map(({ side, toe }) => `del ${toeInWords(side, toe)}`),
  );
  if (toes.size === 0) return 'las uñas';
  return `${toes.size === 1 ? 'la uña' : 'las uñas'} ${listed([...toes])}`;
}

/** 'Gasa estéril' within a sentence; names in capitals, such as 'EMLA', are left alone. */
const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
