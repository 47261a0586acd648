/**
 * Loss of protective sensation (LOPS), by the tests of the addenda to the IWGDF Practical Guidelines 2023
 * (Schaper et al., doi:10.1002/dmrr.3657).
 */
import { type Answer, answerOf, type Side, SIDES } from './answer.js';

/**
 * - `MONOFILAMENT`: 10 g, at three sites of each foot, not on callus, ulcers or scars; each site has two touches and
 *   one mock touch, in any order.
 * - `TOUCH_TEST` (Ipswich Touch Test): the tips of toes 1, 3 and 5 are touched once.
 * - `TUNING_FORK`: 128 Hz, on the bone of each big toe, twice while it vibrates and once while it does not.
 * - `TEN_POINT`: the monofilament once at each of ten points of a foot. The guidelines give no number of points from
 *   which sensation counts as lost: a clinic sets its own.
 */
export const SENSATION_METHODS = ['MONOFILAMENT', 'TOUCH_TEST', 'TUNING_FORK', 'TEN_POINT'] as const;
export type SensationMethod = (typeof SENSATION_METHODS)[number];

export const MONOFILAMENT_SITES = ['BIG_TOE', 'FIRST_METATARSAL', 'FIFTH_METATARSAL'] as const;
export const TOUCHED_TOES = ['TOE_1', 'TOE_3', 'TOE_5'] as const;
/** The ten-point test's sites that no other test has. */
const FURTHER_POINTS = [
  'THIRD_TOE',
  'FIFTH_TOE',
  'THIRD_METATARSAL',
  'INNER_MIDFOOT',
  'OUTER_MIDFOOT',
  'HEEL',
  'BACK_OF_FOOT',
] as const;
export const SENSATION_SITES = [...MONOFILAMENT_SITES, ...TOUCHED_TOES, ...FURTHER_POINTS] as const;
export type SensationSite = (typeof SENSATION_SITES)[number];

interface TestProtocol {
  /** The sites of each foot, in the order of the test. */
  readonly sites: readonly SensationSite[];
  readonly answersPerSite: number;
  readonly wrongAnswersOfAbsentSite: number;
}

export const SENSATION_PROTOCOLS: Readonly<Record<SensationMethod, TestProtocol>> = {
  MONOFILAMENT: { sites: MONOFILAMENT_SITES, answersPerSite: 3, wrongAnswersOfAbsentSite: 2 },
  TOUCH_TEST: { sites: TOUCHED_TOES, answersPerSite: 1, wrongAnswersOfAbsentSite: 1 },
  TUNING_FORK: { sites: ['BIG_TOE'], answersPerSite: 3, wrongAnswersOfAbsentSite: 2 },
  TEN_POINT: {
    sites: [
      'BIG_TOE',
      'THIRD_TOE',
      'FIFTH_TOE',
      'FIRST_METATARSAL',
      'THIRD_METATARSAL',
      'FIFTH_METATARSAL',
      'INNER_MIDFOOT',
      'OUTER_MIDFOOT',
      'HEEL',
      'BACK_OF_FOOT',
    ],
    answersPerSite: 1,
    wrongAnswersOfAbsentSite: 1,
  },
};

/** Points of a foot that a ten-point test touches. */
export const TEN_POINTS = SENSATION_PROTOCOLS.TEN_POINT.sites.length;

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
  /**
   * Only for `TEN_POINT`: the number of unfelt points of a foot from which sensation counted as lost when the test
   * was made. Null if the clinic had not set it.
   */
  readonly cutOff?: number | null;
}

/** The unfelt sites of both feet together from which sensation counts as lost. */
const ABSENT_SITES_OF_LOSS = { MONOFILAMENT: 1, TOUCH_TEST: 2, TUNING_FORK: 1 } as const;

export const isSiteFelt = (method: SensationMethod, answers: readonly boolean[]): boolean =>
  answers.filter((isRight) => !isRight).length < SENSATION_PROTOCOLS[method].wrongAnswersOfAbsentSite;

/** Whether a site was amputated. */
type IsGone = (side: Side, site: SensationSite) => boolean;

/**
 * LOPS if one of six sites is absent (monofilament), one of two toes (tuning fork), two or more of six toes (touch
 * test), or as many points of one foot as the clinic's cut-off (ten points).
 * @param isGone a site that is gone is not missing; what was felt there before counts
 */
export function lossOfSensation(test: SensationTest, isGone: IsGone = () => false): Answer {
  if (test.method !== 'TEN_POINT')
    return reaches(absencesIn(test, SIDES, isGone), ABSENT_SITES_OF_LOSS[test.method]);
  const feet = SIDES.map((side) => tenPointLoss(test, side, isGone));
  if (feet.includes('YES')) return 'YES';
  return feet.includes('UNKNOWN') ? 'UNKNOWN' : 'NO';
}

const tenPointLoss = (test: SensationTest, side: Side, isGone: IsGone): Answer =>
  test.cutOff ? reaches(absencesIn(test, [side], isGone), test.cutOff) : 'UNKNOWN';

/**
 * Whether one foot contributes to the loss. A test of both feet together needs an absent site of that foot.
 * @param isGone a site that is gone is not missing, but a foot on which none is left has no result
 */
export function lossOnFoot(test: SensationTest, side: Side, isGone: IsGone): Answer {
  const ofFoot = absencesIn(test, [side], isGone);
  if (ofFoot.length === 0) return 'UNKNOWN';
  if (test.method === 'TEN_POINT') return tenPointLoss(test, side, isGone);
  const answers = [lossOfSensation(test, isGone), reaches(ofFoot, 1)];
  if (answers.includes('NO')) return 'NO';
  return answers.includes('UNKNOWN') ? 'UNKNOWN' : 'YES';
}

/** Whether a ten-point test has no result because the clinic had not set its cut-off. */
export const hasNoCutOff = ({ method, cutOff }: SensationTest): boolean => method === 'TEN_POINT' && !cutOff;

/** Whether sensation is absent at each site that was not amputated. */
const absencesIn = ({ method, sites }: SensationTest, sides: readonly Side[], isGone: IsGone): Answer[] =>
  sides.flatMap((side) =>
    SENSATION_PROTOCOLS[method].sites.flatMap((site): Answer[] => {
      const tested = sites.find((one) => one.side === side && one.site === site);
      if (tested) return [answerOf(!isSiteFelt(method, tested.answers))];
      return isGone(side, site) ? [] : ['UNKNOWN'];
    }),
  );

/** Whether at least as many answers are yes, however the unknown ones turn out. */
function reaches(answers: readonly Answer[], needed: number): Answer {
  const count = (answer: Answer): number => answers.filter((one) => one === answer).length;
  if (count('YES') >= needed) return 'YES';
  return count('YES') + count('UNKNOWN') >= needed ? 'UNKNOWN' : 'NO';
}
