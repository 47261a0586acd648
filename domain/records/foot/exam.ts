import type { LocalDate } from '../../clinic-time.js';
import { type Side, SIDES } from './answer.js';
import type { Circulation } from './circulation.js';
import {
  type HeifetzStage,
  isDeformity,
  isKindOf,
  NAIL_FINDINGS,
  type NailFinding,
  SKIN_FINDINGS,
  type SkinFinding,
  type StageScale,
  type Toe,
  type WholeFootFinding,
  type Zone,
} from './findings.js';
import type { RiskCategory } from './risk.js';
import { SENSATION_PROTOCOLS, type SensationTest } from './sensation.js';

/** The dates of a finding that may have been copied from an earlier visit. */
interface Examined {
  /** The day on which it was seen, which a copy into a later visit keeps. */
  readonly examinedOn: LocalDate;
  /** It was there before and has gone. */
  readonly isResolved: boolean;
}

export interface Brace {
  readonly type: string;
  readonly fittedOn: LocalDate | null;
  readonly nextAdjustment: LocalDate | null;
}

export interface NailExam extends Examined {
  readonly side: Side;
  readonly toe: Toe;
  readonly finding: NailFinding;
  /** One of the finding's kinds; null if it has none or it was not recorded. */
  readonly kind: string | null;
  /** Only for an ingrown nail. */
  readonly stage: HeifetzStage | null;
  /** The scale of `stage`. Absent in exams from before it was stored, whose stages are Heifetz's. */
  readonly stageScale?: StageScale | null;
  /** Only with `BRACE`. */
  readonly brace: Brace | null;
}

export const ULCER_DEPTHS = ['SKIN', 'SUBCUTANEOUS', 'DEEPER'] as const;
export type UlcerDepth = (typeof ULCER_DEPTHS)[number];
export const ULCER_TISSUES = ['GRANULATION', 'SLOUGH', 'NECROSIS'] as const;
export type UlcerTissue = (typeof ULCER_TISSUES)[number];
export const EXUDATES = ['NONE', 'LITTLE', 'MUCH'] as const;
export type Exudate = (typeof EXUDATES)[number];

export interface Ulcer {
  readonly since: LocalDate | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  /** The day of both measures; absent or null: the day on which the ulcer was seen. */
  readonly measuredOn?: LocalDate | null;
  readonly depth: UlcerDepth | null;
  readonly tissue: UlcerTissue | null;
  readonly exudate: Exudate | null;
  readonly edges: string;
  readonly hasVisibleBone: boolean | null;
  readonly isInfected: boolean | null;
  /** Only for an ulcer at an edge, because an edge runs along the whole foot. Absent in earlier exams. */
  readonly isBehindForefoot?: boolean | null;
}

export interface SkinExam extends Examined {
  readonly side: Side;
  readonly zone: Zone;
  readonly finding: SkinFinding;
  readonly kind: string | null;
  /** Only with `ULCER`. */
  readonly ulcer: Ulcer | null;
}

export interface WholeFootExam extends Examined {
  readonly side: Side;
  readonly finding: WholeFootFinding;
}

export interface RiskOverride {
  readonly category: RiskCategory;
  readonly reason: string;
  /**
   * The calculated category at that time, or the professional's own if none was calculated; absent or null if it was
   * not stored.
   */
  readonly calculated?: RiskCategory | null;
}

/** The findings on a patient's feet in one visit; part of the visit's record and of each of its versions. */
export interface FootExam {
  readonly nails: readonly NailExam[];
  readonly skin: readonly SkinExam[];
  readonly feet: readonly WholeFootExam[];
  readonly sensation: (SensationTest & { readonly examinedOn: LocalDate }) | null;
  readonly circulation: Circulation | null;
  /** On the visual analogue scale, 0 to 10. */
  readonly pain: number | null;
  /** Between the feet, in degrees Celsius. */
  readonly temperatureDifference: number | null;
  readonly footwear: string;
  readonly orthoses: string;
  readonly riskOverride: RiskOverride | null;
  /** Ends the professional's own category of an earlier visit. */
  readonly usesCalculatedRisk?: boolean | null;
}

/** Whether the feet were examined: an exam may hold only the patient's answers. */
export const examinesFeet = ({ nails, skin, feet, sensation, circulation }: FootExam): boolean =>
  [nails, skin, feet].some(({ length }) => length > 0) || sensation !== null || circulation !== null;

export const EXAM_LIMITS = {
  /** All findings of a visit together: more than anyone records by hand. */
  findings: 200,
  /** Millimetres. */
  ulcer: 300,
  pain: 10,
  temperatureDifference: 20,
  capillaryRefillSeconds: 60,
  ankleBrachialIndex: 3,
  /** Characters. */
  text: 200,
} as const;

export type ExamFault =
  | 'TOO_MANY_FINDINGS'
  | 'FINDING_TWICE'
  | 'DEFORMITY_AND_NONE'
  | 'UNKNOWN_KIND'
  | 'STAGE_WITHOUT_INGROWN_NAIL'
  | 'BRACE_WITHOUT_FINDING'
  | 'ULCER_WITHOUT_FINDING'
  | 'EXAMINED_LATER'
  | 'BEGAN_LATER'
  | 'ADJUSTMENT_BEFORE_FITTING'
  | 'UNKNOWN_SITE'
  | 'ANSWERS_PER_SITE'
  | 'FOOT_TWICE';

/** A contradiction within an exam; null if there is none. @param visitDate the day of the record. */
export function examFault(exam: FootExam, visitDate: LocalDate): ExamFault | null {
  const { nails, skin, feet, sensation, circulation } = exam;
  const places = [
    ...nails.map(({ side, toe, finding }) => `${side} ${toe} ${finding}`),
    ...skin.map(({ side, zone, finding }) => `${side} ${zone} ${finding}`),
    ...feet.map(({ side, finding }) => `${side} ${finding}`),
  ];
  if (places.length > EXAM_LIMITS.findings) return 'TOO_MANY_FINDINGS';
  if (hasRepeated(places)) return 'FINDING_TWICE';
  if (SIDES.some((side) => contradictsForm(feet.filter((one) => one.side === side))))
    return 'DEFORMITY_AND_NONE';
  if (
    nails.some(({ finding, kind }) => !isKindOf(NAIL_FINDINGS[finding], kind)) ||
    skin.some(({ finding, kind }) => !isKindOf(SKIN_FINDINGS[finding], kind))
  )
    return 'UNKNOWN_KIND';
  if (nails.some(({ finding, stage }) => stage !== null && finding !== 'INGROWN'))
    return 'STAGE_WITHOUT_INGROWN_NAIL';
  if (nails.some(({ finding, brace }) => brace !== null && finding !== 'BRACE'))
    return 'BRACE_WITHOUT_FINDING';
  if (skin.some(({ finding, ulcer }) => ulcer !== null && finding !== 'ULCER'))
    return 'ULCER_WITHOUT_FINDING';
  const examined = [...nails, ...skin, ...feet, sensation, circulation].flatMap(
    (one) => one?.examinedOn ?? [],
  );
  const measured = skin.map(({ ulcer }) => ulcer?.measuredOn);
  if ([...examined, ...measured].some((date) => date && date > visitDate)) return 'EXAMINED_LATER';
  if (
    nails.some(({ brace, examinedOn }) => brace?.fittedOn && brace.fittedOn > examinedOn) ||
    skin.some(({ ulcer, examinedOn }) => ulcer?.since && ulcer.since > examinedOn)
  )
    return 'BEGAN_LATER';
  if (
    nails.some(
      ({ brace }) => brace?.fittedOn && brace.nextAdjustment && brace.nextAdjustment < brace.fittedOn,
    )
  )
    return 'ADJUSTMENT_BEFORE_FITTING';
  if (hasRepeated(circulation?.feet.map(({ side }) => side) ?? [])) return 'FOOT_TWICE';
  return sensation && sensationFault(sensation);
}

/** Whether 'Sin deformidad' stands beside a current deformity, or is marked as resolved. @param found on one foot */
function contradictsForm(found: readonly WholeFootExam[]): boolean {
  const answer = found.find(({ finding }) => finding === 'NO_DEFORMITY');
  return (
    answer !== undefined &&
    (answer.isResolved || found.some(({ finding, isResolved }) => isDeformity(finding) && !isResolved))
  );
}

function sensationFault({ method, sites }: SensationTest): ExamFault | null {
  const protocol = SENSATION_PROTOCOLS[method];
  if (sites.some(({ site }) => !protocol.sites.includes(site))) return 'UNKNOWN_SITE';
  if (hasRepeated(sites.map(({ side, site }) => `${side} ${site}`))) return 'FINDING_TWICE';
  return sites.some(({ answers }) => answers.length !== protocol.answersPerSite) ? 'ANSWERS_PER_SITE' : null;
}

const hasRepeated = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;
