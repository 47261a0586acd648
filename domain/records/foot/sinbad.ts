/**
 * SINBAD, which describes a foot ulcer by six items (Ince et al. 2008, Diabetes Care 31:964, doi:10.2337/dc07-2367). An
 * item counts one point.
 */
import { type IsGone, goneParts } from './amputation.js';
import { type Answer, answerOf, type Side } from './answer.js';
import type { Circulation } from './circulation.js';
import type { FootExam, SkinExam, Ulcer } from './exam.js';
import type { Zone } from './findings.js';
import { lossOnFoot } from './sensation.js';
import { areaSeen } from './ulcer.js';

export const SINBAD_ITEMS = ['SITE', 'ISCHAEMIA', 'NEUROPATHY', 'INFECTION', 'AREA', 'DEPTH'] as const;
export type SinbadItem = (typeof SINBAD_ITEMS)[number];

export interface Sinbad {
  readonly items: Readonly<Record<SinbadItem, Answer>>;
  /** The sum, 0 to 6, if every missing answer were no. */
  readonly least: number;
  /** The sum if every missing answer were yes; equal to `least` if none is missing. */
  readonly most: number;
}

const LEAST_LARGE_CM2 = 1;

/** The score of an ulcer. @param exam with the tests that counted on the day on which it was seen, and the amputations */
export function sinbadOf(
  { side, zone, examinedOn, ulcer }: Pick<SkinExam, 'examinedOn' | 'side' | 'ulcer' | 'zone'>,
  { sensation, circulation, skin }: Pick<FootExam, 'circulation' | 'sensation' | 'skin'>,
): Sinbad {
  const isGone = goneParts([{ skin }]);
  const area = areaSeen({ examinedOn, ulcer });
  const items: Sinbad['items'] = {
    SITE: isBehindForefoot(zone, ulcer),
    ISCHAEMIA: isFlowReduced(side, circulation, isGone),
    NEUROPATHY: sensation ? lossOnFoot(sensation, side, isGone) : 'UNKNOWN',
    INFECTION: answerIfKnown(ulcer?.isInfected),
    AREA: area === null ? 'UNKNOWN' : answerOf(area >= LEAST_LARGE_CM2),
    DEPTH: isDeep(ulcer),
  };
  const count = (answer: Answer): number => SINBAD_ITEMS.filter((item) => items[item] === answer).length;
  return { items, least: count('YES'), most: count('YES') + count('UNKNOWN') };
}

const answerIfKnown = (flag: boolean | null | undefined): Answer =>
  flag === null || flag === undefined ? 'UNKNOWN' : answerOf(flag);

/** Whether a zone runs along the whole foot, so that it doesn't say where on it an ulcer lies. */
export const isEdge = (zone: Zone): boolean => zone === 'INNER_EDGE' || zone === 'OUTER_EDGE';

/** At an edge, the professional says it. */
function isBehindForefoot(zone: Zone, ulcer: Ulcer | null): Answer {
  if (isEdge(zone)) return answerIfKnown(ulcer?.isBehindForefoot);
  return answerOf((['ARCH', 'HEEL', 'INSTEP', 'ANKLE'] as readonly Zone[]).includes(zone));
}

/** The flow counts as intact if one of the foot's pulses is felt, also a weak one. A pulse that is gone is not missing. */
function isFlowReduced(side: Side, circulation: Circulation | null, isGone: IsGone): Answer {
  const foot = circulation?.feet.find((one) => one.side === side);
  if (!foot) return 'UNKNOWN';
  const pulses = (['dorsalisPedis', 'posteriorTibial'] as const)
    .filter((pulse) => foot[pulse] !== 'NOT_EXAMINED' || !isGone(side, pulse))
    .map((pulse) => foot[pulse]);
  if (pulses.some((pulse) => pulse === 'PRESENT' || pulse === 'WEAK')) return 'NO';
  return pulses.length === 0 || pulses.includes('NOT_EXAMINED') ? 'UNKNOWN' : 'YES';
}

/** Beyond the subcutaneous tissue, as when bone is visible. */
function isDeep(ulcer: Ulcer | null): Answer {
  if (ulcer?.hasVisibleBone) return 'YES';
  return ulcer?.depth ? answerOf(ulcer.depth === 'DEEPER') : 'UNKNOWN';
}
