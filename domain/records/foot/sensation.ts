/**
 * Loss of protective sensation (LOPS), by the tests of the addenda to the IWGDF Practical Guidelines 2023
 * (Schaper et al., doi:10.1002/dmrr.3657).
 */
import { type Answer, answerOf, type Side, SIDES } from './answer.js';

/**
 * - `MONOFILAMENT`: 10 g, at three sites of each foot, not on callus, ulcers or scars; each site has two touches and
 *   one mock touch, in any order.
 * - `TOUCH_TEST` (Ipswich Touch Test): the tips of toes 1, 3 and 5 are touched once.
 */
export const SENSATION_METHODS = ['MONOFILAMENT', 'TOUCH_TEST'] as const;
export type SensationMethod = (typeof SENSATION_METHODS)[number];

export const MONOFILAMENT_SITES = ['BIG_TOE', 'FIRST_METATARSAL', 'FIFTH_METATARSAL'] as const;
export const TOUCHED_TOES = ['TOE_1', 'TOE_3', 'TOE_5'] as const;
export const SENSATION_SITES = [...MONOFILAMENT_SITES, ...TOUCHED_TOES] as const;
export type SensationSite = (typeof SENSATION_SITES)[number];

interface TestProtocol {
  readonly sites: readonly SensationSite[];
  readonly answersPerSite: number;
}

export const SENSATION_PROTOCOLS: Readonly<Record<SensationMethod, TestProtocol>> = {
  MONOFILAMENT: { sites: MONOFILAMENT_SITES, answersPerSite: 3 },
  TOUCH_TEST: { sites: TOUCHED_TOES, answersPerSite: 1 },
};

export interface TestedSite {
  readonly side: Side;
  readonly site: SensationSite;
  /** Whether each answer of the patient was right. */
  readonly answers: readonly boolean[];
}

export interface SensationTest {
  readonly method: SensationMethod;
  /** Sites that could not be tested are left out. */
  readonly sites: readonly TestedSite[];
}

const WRONG_ANSWERS_OF_ABSENT_SITE = { MONOFILAMENT: 2, TOUCH_TEST: 1 } as const;
const ABSENT_SITES_OF_LOSS = { MONOFILAMENT: 1, TOUCH_TEST: 2 } as const;

export const isSiteFelt = (method: SensationMethod, answers: readonly boolean[]): boolean =>
  answers.filter((isRight) => !isRight).length < WRONG_ANSWERS_OF_ABSENT_SITE[method];

/** LOPS if one of six sites is absent (monofilament), or two or more of six toes (touch test). */
export function lossOfSensation({ method, sites }: SensationTest): Answer {
  const absences = SIDES.flatMap((side) =>
    SENSATION_PROTOCOLS[method].sites.map((site): Answer => {
      const tested = sites.find((one) => one.side === side && one.site === site);
      return tested ? answerOf(!isSiteFelt(method, tested.answers)) : 'UNKNOWN';
    }),
  );
  const count = (answer: Answer): number => absences.filter((one) => one === answer).length;
  const needed = ABSENT_SITES_OF_LOSS[method];
  if (count('YES') >= needed) return 'YES';
  return count('YES') + count('UNKNOWN') >= needed ? 'UNKNOWN' : 'NO';
}
