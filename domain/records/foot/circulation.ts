import type { LocalDate } from '../../clinic-time.js';
import { type Answer, type Side, SIDES } from './answer.js';

export const PULSE_QUALITIES = ['PRESENT', 'WEAK', 'ABSENT', 'NOT_EXAMINED'] as const;
export type PulseQuality = (typeof PULSE_QUALITIES)[number];

export const PULSES = ['dorsalisPedis', 'posteriorTibial'] as const;
export type Pulse = (typeof PULSES)[number];

/** Below this ankle-brachial index, peripheral artery disease counts as present (IWGDF, ESVS and SVS 2023). */
export const LOWEST_NORMAL_ANKLE_BRACHIAL_INDEX = 0.9;

/** The measurements of a foot's arteries. */
export interface ArterySigns {
  readonly side: Side;
  readonly dorsalisPedis: PulseQuality;
  readonly posteriorTibial: PulseQuality;
  /** Null where it was not measured. */
  readonly ankleBrachialIndex: number | null;
}

export interface FootCirculation extends ArterySigns {
  readonly capillaryRefillSeconds: number | null;
  readonly hasOedema: boolean | null;
}

export interface Circulation {
  readonly examinedOn: LocalDate;
  readonly hasClaudication: boolean | null;
  /** At most one per side. */
  readonly feet: readonly FootCirculation[];
}

/** `SUSPECTED` suggests a referral; `TO_EVALUATE`, a weak pulse alone, does not count as disease. */
export const ARTERY_DISEASES = ['DIAGNOSED', 'SUSPECTED', 'TO_EVALUATE', 'NONE', 'UNKNOWN'] as const;
export type ArteryDisease = (typeof ARTERY_DISEASES)[number];

/**
 * The state of knowledge about peripheral artery disease (PAD).
 * @param feet the examined ones
 * @param isGone a pulse that went with an amputation is not missing; what was felt before counts
 */
export function arteryDiseaseOf(
  isDiagnosed: boolean,
  feet: readonly ArterySigns[],
  isGone: (side: Side, pulse: Pulse) => boolean = () => false,
): ArteryDisease {
  if (isDiagnosed) return 'DIAGNOSED';
  const pulses = SIDES.flatMap((side) => {
    const foot = feet.find((one) => one.side === side);
    return PULSES.flatMap((pulse) => {
      const quality = foot?.[pulse] ?? 'NOT_EXAMINED';
      return quality === 'NOT_EXAMINED' && isGone(side, pulse) ? [] : [quality];
    });
  });
  const hasLowIndex = feet.some(
    ({ ankleBrachialIndex: index }) => index !== null && index < LOWEST_NORMAL_ANKLE_BRACHIAL_INDEX,
  );
  if (hasLowIndex || hasAbsentPulse(feet)) return 'SUSPECTED';
  if (pulses.length === 0 || pulses.includes('NOT_EXAMINED')) return 'UNKNOWN';
  return pulses.includes('WEAK') ? 'TO_EVALUATE' : 'NONE';
}

/** @param isGone a pulse that went with an amputation is not missed any more */
export const hasAbsentPulse = (
  feet: readonly ArterySigns[],
  isGone: (side: Side, pulse: Pulse) => boolean = () => false,
): boolean =>
  feet.some((foot) => PULSES.some((pulse) => foot[pulse] === 'ABSENT' && !isGone(foot.side, pulse)));

/** Whether the disease counts for the risk category. */
export function countsAsDisease(disease: ArteryDisease): Answer {
  if (disease === 'UNKNOWN') return 'UNKNOWN';
  return disease === 'DIAGNOSED' || disease === 'SUSPECTED' ? 'YES' : 'NO';
}
