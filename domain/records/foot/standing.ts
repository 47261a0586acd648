import type { LocalDate } from '../../clinic-time.js';
import type { AskedAlert, PatientFacts } from '../../patients/alert.js';
import { goneParts } from './amputation.js';
import { type Answer, answerOf, type Side, SIDES } from './answer.js';
import { type ArteryDisease, arteryDiseaseOf, countsAsDisease, hasAbsentPulse } from './circulation.js';
import type { FootExam, RiskOverride, SkinExam, WholeFootExam } from './exam.js';
import { isDeformity, type SkinFinding, type WholeFootFinding } from './findings.js';
import { daysOfCirculation, knownFeet, knownSensation } from './known-tests.js';
import { controlWindow, type ControlWindow, type Risk, riskOf } from './risk.js';
import { lossOfSensation } from './sensation.js';

/** An exam with the day of its visit. */
export interface DatedExam {
  readonly date: LocalDate;
  readonly exam: FootExam;
}

/** The state of a patient's feet according to their exams. */
export interface FootStanding {
  readonly risk: Risk;
  readonly arteryDisease: ArteryDisease;
  /** Whether a pulse was missed when it was last examined. */
  readonly hasAbsentPulse: boolean;
  /** The worst ulcer that is not resolved. */
  readonly ulcer: 'NONE' | 'OPEN' | 'INFECTED';
  /** The oldest test on which the risk rests; null if none has a result. */
  readonly examinedOn: LocalDate | null;
  /**
   * The professional's own category. Null once one of the tests was repeated, the calculated category has risen, or
   * the risk is a referral.
   */
  readonly override: RiskOverride | null;
  /** When to examine again; null without a category or a test. */
  readonly control: ControlWindow | null;
}

/**
 * The risk from the newest result of each test, the newest mention of each finding and the patient's alerts. Diabetes, an
 * earlier ulcer and kidney failure have to be asked for, so each is unknown until it was noted or denied; an amputation
 * and diseased arteries show in the exam. A finding that a later exam leaves out is still there until it is resolved; an
 * ulcer also ends if a later exam says something else of its zone, as when it was removed instead of resolved. A foot
 * whose form no exam answers, neither by a deformity nor by 'Sin deformidad', was not examined for it.
 * @param exams newest first
 */
export function footStanding(exams: readonly DatedExam[], facts: PatientFacts): FootStanding {
  const asked = (kind: AskedAlert): Answer =>
    facts.present.has(kind) ? 'YES' : facts.denied.has(kind) ? 'NO' : 'UNKNOWN';
  const said = exams.map(({ exam }) => exam);
  const isGone = goneParts(said);
  const sensation = knownSensation(said, isGone);
  const circulation = knownFeet(said);
  const skin = newestMentions(exams.flatMap(({ exam }) => exam.skin.map((one) => [one.zone, one] as const)));
  const feet = newestMentions(exams.flatMap(({ exam }) => exam.feet.map((one) => ['', one] as const)));
  const skinByZone = newestOfZones(exams);
  const isThere = (findings: ReadonlyArray<SkinFinding | WholeFootFinding>): boolean =>
    [...skin, ...feet].some(({ finding, isResolved }) => findings.includes(finding) && !isResolved);
  const hadUlcer = skin.some(({ finding }) => finding === 'ULCER');
  const openUlcers = skinByZone.filter(({ finding, isResolved }) => finding === 'ULCER' && !isResolved);
  const arteryDisease = arteryDiseaseOf(facts.present.has('ARTERIAL_DISEASE'), circulation, isGone);
  const loss = sensation ? lossOfSensation(sensation, isGone) : 'UNKNOWN';
  const risk = riskOf({
    DIABETES: asked('DIABETES'),
    OPEN_ULCER: answerOf(openUlcers.length > 0),
    SUSPECTED_CHARCOT: answerOf(isThere(['SUSPECTED_CHARCOT'])),
    LOSS_OF_PROTECTIVE_SENSATION: loss,
    ARTERIAL_DISEASE: countsAsDisease(arteryDisease),
    DEFORMITY: deformityOf(said),
    EARLIER_ULCER: hadUlcer ? 'YES' : asked('EARLIER_ULCER'),
    EARLIER_AMPUTATION: answerOf(facts.present.has('EARLIER_AMPUTATION') || isThere(['AMPUTATION'])),
    KIDNEY_FAILURE: asked('KIDNEY_FAILURE'),
  });
  const tests = [
    ...(sensation && loss !== 'UNKNOWN' ? [sensation.examinedOn] : []),
    ...daysOfCirculation(circulation, isGone),
  ].sort();
  const examinedOn = tests[0] ?? null;
  const override = standingOverride(exams, tests, risk);
  const category = override?.category ?? (risk.kind === 'CATEGORY' ? risk.category : null);
  return {
    risk,
    arteryDisease,
    hasAbsentPulse: hasAbsentPulse(circulation, isGone),
    ulcer: openUlcers.some(({ ulcer }) => ulcer?.isInfected)
      ? 'INFECTED'
      : openUlcers.length > 0
        ? 'OPEN'
        : 'NONE',
    examinedOn,
    override,
    control: category !== null && examinedOn ? controlWindow(category, examinedOn) : null,
  };
}

/**
 * Whether a foot is deformed: decided once one is, or both were answered. An amputated foot needs no answer: with a
 * loss or diseased arteries, the amputation decides.
 * @param exams newest first
 */
function deformityOf(exams: readonly FootExam[]): Answer {
  const answers = SIDES.map((side) => formOf(exams, side));
  if (answers.includes('YES')) return 'YES';
  return answers.includes('UNKNOWN') ? 'UNKNOWN' : 'NO';
}

/** 'Sin deformidad' ends earlier deformities. A resolved deformity alone does not mean that there is no other. */
function formOf(exams: readonly FootExam[], side: Side): Answer {
  const mentioned = new Set<WholeFootFinding>();
  for (const exam of exams) {
    const found = exam.feet.filter((one) => one.side === side);
    const news = found.filter(({ finding }) => isDeformity(finding) && !mentioned.has(finding));
    if (news.some(({ isResolved }) => !isResolved)) return 'YES';
    if (found.some(({ finding }) => finding === 'NO_DEFORMITY')) return 'NO';
    for (const { finding } of news) mentioned.add(finding);
  }
  return 'UNKNOWN';
}

function standingOverride(
  exams: readonly DatedExam[],
  tests: readonly LocalDate[],
  risk: Risk,
): RiskOverride | null {
  const newest = exams.find(({ exam }) => exam.riskOverride ?? exam.usesCalculatedRisk);
  const override = newest?.exam.riskOverride;
  if (!override || risk.kind === 'REFER' || tests.some((testedOn) => testedOn > newest.date)) return null;
  const hasRisen =
    risk.kind === 'CATEGORY' && risk.category > (override.calculated ?? Number.POSITIVE_INFINITY);
  return hasRisen ? null : override;
}

/** The newest entry about each finding in each place. @param mentions with their place on the foot, newest first */
function newestMentions<Found extends SkinExam | WholeFootExam>(
  mentions: ReadonlyArray<readonly [place: string, found: Found]>,
): Found[] {
  const newest = new Map<string, Found>();
  for (const [place, found] of mentions) {
    const key = `${found.side} ${place} ${found.finding}`;
    if (!newest.has(key)) newest.set(key, found);
  }
  return [...newest.values()];
}

/** The newest entry about a zone. @param exams newest first */
function newestOfZones(exams: readonly DatedExam[]): SkinExam[] {
  const newest = new Map<string, { readonly exam: FootExam; readonly found: SkinExam[] }>();
  for (const { exam } of exams) {
    for (const one of exam.skin) {
      const zone = `${one.side} ${one.zone}`;
      const entry = newest.get(zone);
      if (!entry) newest.set(zone, { exam, found: [one] });
      else if (entry.exam === exam) entry.found.push(one);
    }
  }
  return [...newest.values()].flatMap(({ found }) => found);
}
