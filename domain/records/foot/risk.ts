/**
 * The risk of a foot ulcer in a person with diabetes: the IWGDF 2023 risk stratification, table 1 of the guideline on
 * the prevention of foot ulcers (Bus et al., doi:10.1002/dmrr.3651).
 */
import { addMonths, type LocalDate } from '../../clinic-time.js';
import type { Answer } from './answer.js';

/** From 0 'very low' to 3 'high'. */
export type RiskCategory = 0 | 1 | 2 | 3;

export const RISK_FACTORS = [
  'DIABETES',
  'OPEN_ULCER',
  'SUSPECTED_CHARCOT',
  'LOSS_OF_PROTECTIVE_SENSATION',
  'ARTERIAL_DISEASE',
  /** Limited mobility of a joint counts as a deformity. */
  'DEFORMITY',
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
  'KIDNEY_FAILURE',
] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];
export type RiskAnswers = Readonly<Record<RiskFactor, Answer>>;

export type Risk =
  /** The categories are for people with diabetes. */
  | { readonly kind: 'NOT_APPLICABLE' }
  /** An open ulcer or a suspected Charcot foot goes to a physician instead of waiting for a control. */
  | { readonly kind: 'REFER'; readonly reasons: readonly RiskFactor[] }
  | {
      readonly kind: 'CATEGORY';
      readonly category: RiskCategory;
      readonly reasons: readonly RiskFactor[];
      /** An earlier ulcer or amputation, which does not raise the category of a foot with normal tests. */
      readonly notices: readonly RiskFactor[];
    }
  | {
      readonly kind: 'INCOMPLETE';
      /** Answers that could change the result. */
      readonly missing: readonly RiskFactor[];
      /** The lowest category that the missing answers allow; null if the category may not apply at all. */
      readonly atLeast: RiskCategory | null;
    };

const REFERRED = ['OPEN_ULCER', 'SUSPECTED_CHARCOT'] as const satisfies readonly RiskFactor[];
const HISTORY = [
  'EARLIER_ULCER',
  'EARLIER_AMPUTATION',
  'KIDNEY_FAILURE',
] as const satisfies readonly RiskFactor[];
const FINDINGS = [
  'LOSS_OF_PROTECTIVE_SENSATION',
  'ARTERIAL_DISEASE',
  'DEFORMITY',
] as const satisfies readonly RiskFactor[];

type Outcome = RiskCategory | 'NOT_APPLICABLE' | 'REFER';

/** The risk, unless an unanswered question could change it. */
export function riskOf(answers: RiskAnswers): Risk {
  const outcomes = new Set(completionsOf(answers).map(outcomeOf));
  const [outcome] = outcomes;
  if (outcome === undefined || outcomes.size > 1) {
    return { kind: 'INCOMPLETE', missing: missingIn(answers), atLeast: lowestOf(outcomes) };
  }
  const present = (factors: readonly RiskFactor[]): RiskFactor[] =>
    factors.filter((factor) => answers[factor] === 'YES');
  if (outcome === 'NOT_APPLICABLE') return { kind: 'NOT_APPLICABLE' };
  if (outcome === 'REFER') return { kind: 'REFER', reasons: present(REFERRED) };
  return {
    kind: 'CATEGORY',
    category: outcome,
    reasons: outcome === 0 ? [] : present(outcome === 3 ? [...FINDINGS, ...HISTORY] : FINDINGS),
    notices: outcome === 0 ? present(['EARLIER_ULCER', 'EARLIER_AMPUTATION']) : [],
  };
}

type CompleteAnswers = Readonly<Record<RiskFactor, 'YES' | 'NO'>>;

function outcomeOf(answers: CompleteAnswers): Outcome {
  const has = (factor: RiskFactor): boolean => answers[factor] === 'YES';
  if (REFERRED.some(has)) return 'REFER';
  if (!has('DIABETES')) return 'NOT_APPLICABLE';
  const hasLoss = has('LOSS_OF_PROTECTIVE_SENSATION');
  const hasArteryDisease = has('ARTERIAL_DISEASE');
  if (!hasLoss && !hasArteryDisease) return 0;
  if (HISTORY.some(has)) return 3;
  return (hasLoss && hasArteryDisease) || has('DEFORMITY') ? 2 : 1;
}

/** Every way in which the missing answers could be given. */
function completionsOf(answers: RiskAnswers): CompleteAnswers[] {
  return RISK_FACTORS.reduce<CompleteAnswers[]>(
    (started, factor) => {
      const answer = answers[factor];
      const possible = answer === 'UNKNOWN' ? (['YES', 'NO'] as const) : [answer];
      return started.flatMap((one) => possible.map((value) => ({ ...one, [factor]: value })));
    },
    [{} as CompleteAnswers],
  );
}

const missingIn = (answers: RiskAnswers): RiskFactor[] =>
  RISK_FACTORS.filter(
    (factor) =>
      answers[factor] === 'UNKNOWN' &&
      completionsOf({ ...answers, [factor]: 'NO' }).some(
        (one) => outcomeOf(one) !== outcomeOf({ ...one, [factor]: 'YES' }),
      ),
  );

function lowestOf(outcomes: ReadonlySet<Outcome>): RiskCategory | null {
  if (outcomes.has('NOT_APPLICABLE')) return null;
  return ([0, 1, 2, 3] as const).find((category) => outcomes.has(category)) ?? null;
}

/** Months between two examinations, shortest and longest. */
export const CONTROL_MONTHS: Readonly<Record<RiskCategory, readonly [number, number]>> = {
  0: [12, 12],
  1: [6, 12],
  2: [3, 6],
  3: [1, 3],
};

export interface ControlWindow {
  /** From this day on the control is proposed. */
  readonly from: LocalDate;
  /** After this day the control is overdue. */
  readonly until: LocalDate;
}

/** When the feet should be examined again. */
export function controlWindow(category: RiskCategory, examinedOn: LocalDate): ControlWindow {
  const [shortest, longest] = CONTROL_MONTHS[category];
  return { from: addMonths(examinedOn, shortest), until: addMonths(examinedOn, longest) };
}
