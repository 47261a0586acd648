import { searchForm } from '../../patients/patient-search.js';
import { type Side, SIDES } from './answer.js';
import { nailInWords, skinInWords, wholeFootInWords } from './findings.es.js';
import {
  HEIFETZ_STAGES,
  NAIL_FINDINGS,
  type NailFinding,
  SKIN_FINDINGS,
  type SkinFinding,
  TOES,
  WHOLE_FOOT_FINDINGS,
  ZONES,
} from './findings.js';

/** A finding in one place, without measures and dates. */
interface Named {
  readonly side: Side;
  readonly toe?: number;
  readonly zone?: string;
  readonly finding: string;
  readonly kind?: string | null;
  readonly stage?: string | null;
}

/** 'RIGHT 1 ONYCHOMYCOSIS DISTAL ', 'LEFT HEEL ULCER  ': absent parts are empty. */
export const findingKey = ({ side, toe, zone, finding, kind, stage }: Named): string =>
  [side, toe ?? zone ?? '', finding, kind ?? '', stage ?? ''].join(' ');

const keysOf = <Code extends string>(codes: Readonly<Record<Code, unknown>>): Code[] =>
  Object.keys(codes) as Code[];

/** Other names of a finding, or of its kind, under which it is searched. */
const OTHER_NAMES: Readonly<Partial<Record<string, string>>> = {
  INGROWN: 'onicocriptosis',
  BRACE: 'brackets ungueales',
  SOFT: 'interdigital',
};

const withOtherNames = (words: string, { finding, kind }: Pick<Named, 'finding' | 'kind'>): string =>
  [words, OTHER_NAMES[finding], kind && OTHER_NAMES[kind]].filter(Boolean).join(' ');

/** Every finding that an exam can hold, in its words. */
function everyFinding(): Array<readonly [words: string, key: string]> {
  const nails = keysOf(NAIL_FINDINGS).flatMap((finding: NailFinding) =>
    [null, ...NAIL_FINDINGS[finding]].flatMap((kind) =>
      (finding === 'INGROWN' ? [null, ...HEIFETZ_STAGES] : [null]).map((stage) => ({ finding, kind, stage })),
    ),
  );
  const skin = keysOf(SKIN_FINDINGS).flatMap((finding: SkinFinding) =>
    [null, ...SKIN_FINDINGS[finding]].map((kind) => ({ finding, kind })),
  );
  return SIDES.flatMap((side) => [
    ...TOES.flatMap((toe) =>
      nails.map(
        (one) =>
          [
            withOtherNames(nailInWords({ side, toe, ...one }), one),
            findingKey({ side, toe, ...one }),
          ] as const,
      ),
    ),
    ...ZONES.flatMap((zone) =>
      skin.map(
        (one) =>
          [
            withOtherNames(skinInWords({ side, zone, ...one }), one),
            findingKey({ side, zone, ...one }),
          ] as const,
      ),
    ),
    ...WHOLE_FOOT_FINDINGS.map(
      (finding) => [wholeFootInWords({ side, finding }), findingKey({ side, finding })] as const,
    ),
  ]);
}

/**
 * The keys of all findings whose text form has every typed word, ignoring accents and case: 'onicomicosis derecho'.
 * Undefined if nothing was typed.
 */
export function findingKeysFor(text: string): string[] | undefined {
  const words = searchForm(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return undefined;
  return everyFinding().flatMap(([said, key]) => {
    const known = searchForm(said);
    return words.every((word) => known.includes(word)) ? [key] : [];
  });
}
