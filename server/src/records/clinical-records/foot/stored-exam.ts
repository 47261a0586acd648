import { DomainError } from '#domain/errors.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { EXAM_FAULTS } from '#domain/records/foot/exam.es.js';
import { STAGE_SCALES } from '#domain/records/foot/findings.js';
import {
  type Brace,
  examFault,
  type FootExam,
  type RiskOverride,
  type Ulcer,
} from '#domain/records/foot/exam.js';
import type { FootExamModel } from './foot-exam.model.js';

/**
 * The exam as it is stored: every key is there, and what was not sent is null or empty.
 * @param visitDate the day of the record.
 * @throws DomainError `INVALID_INPUT` on `footExam` if its parts contradict each other
 */
export function storedExam(sent: FootExam | null | undefined, visitDate: LocalDate): FootExam | null {
  if (!sent) return null;
  const exam: FootExam = {
    nails: sent.nails.map(({ side, toe, finding, kind, stage, brace, examinedOn, isResolved }) => ({
      side,
      toe,
      finding,
      kind: kind ?? null,
      stage: stage ?? null,
      // The only scale there is.
      ...(stage && { stageScale: STAGE_SCALES[0] }),
      brace: brace ? storedBrace(brace) : null,
      examinedOn,
      isResolved,
    })),
    skin: sent.skin.map(({ side, zone, finding, kind, ulcer, examinedOn, isResolved }) => ({
      side,
      zone,
      finding,
      kind: kind ?? null,
      ulcer: ulcer ? storedUlcer(ulcer) : null,
      examinedOn,
      isResolved,
    })),
    feet: sent.feet.map(({ side, finding, examinedOn, isResolved }) => ({
      side,
      finding,
      examinedOn,
      isResolved,
    })),
    sensation: sent.sensation ? storedSensation(sent.sensation) : null,
    circulation: sent.circulation ? storedCirculation(sent.circulation) : null,
    pain: sent.pain ?? null,
    temperatureDifference: sent.temperatureDifference ?? null,
    footwear: sent.footwear ?? '',
    orthoses: sent.orthoses ?? '',
    riskOverride: sent.riskOverride ? storedOverride(sent.riskOverride) : null,
    ...(sent.usesCalculatedRisk && { usesCalculatedRisk: true }),
  };
  const fault = examFault(exam, visitDate);
  if (fault) throw new DomainError('INVALID_INPUT', { fields: { footExam: [EXAM_FAULTS[fault]] } });
  return exam;
}

/**
 * An exam whose ten-point test says no cut-off gets the one of its day: that of the stored test, or for a new test the
 * clinic's. Null is none.
 */
export function withCutOff(
  sent: FootExamModel,
  before: FootExam | null,
  clinicsCutOff: number | null,
): FootExamModel {
  const { sensation } = sent;
  if (!sensation || !lacksCutOff(sent)) return sent;
  const stored = before?.sensation;
  const isStored = stored?.method === sensation.method && stored.examinedOn === sensation.examinedOn;
  return { ...sent, sensation: { ...sensation, cutOff: isStored ? (stored.cutOff ?? null) : clinicsCutOff } };
}

export const lacksCutOff = ({ sensation }: FootExam): boolean =>
  sensation?.method === 'TEN_POINT' && sensation.cutOff === undefined;

const storedOverride = ({ category, reason, calculated }: RiskOverride): RiskOverride => ({
  category,
  reason,
  ...(typeof calculated === 'number' && { calculated }),
});

const storedBrace = ({ type, fittedOn, nextAdjustment }: Brace): Brace => ({
  type: type ?? '',
  fittedOn: fittedOn ?? null,
  nextAdjustment: nextAdjustment ?? null,
});

const storedUlcer = (ulcer: Ulcer): Ulcer => ({
  since: ulcer.since ?? null,
  lengthMm: ulcer.lengthMm ?? null,
  widthMm: ulcer.widthMm ?? null,
  ...(ulcer.measuredOn && { measuredOn: ulcer.measuredOn }),
  depth: ulcer.depth ?? null,
  tissue: ulcer.tissue ?? null,
  exudate: ulcer.exudate ?? null,
  edges: ulcer.edges ?? '',
  hasVisibleBone: ulcer.hasVisibleBone ?? null,
  isInfected: ulcer.isInfected ?? null,
  ...(typeof ulcer.isBehindForefoot === 'boolean' && { isBehindForefoot: ulcer.isBehindForefoot }),
});

const storedSensation = ({ method, examinedOn, sites, cutOff }: NonNullable<FootExam['sensation']>) => ({
  method,
  examinedOn,
  sites: sites.map(({ side, site, answers }) => ({ side, site, answers })),
  ...(method === 'TEN_POINT' && { cutOff: cutOff ?? null }),
});

const storedCirculation = ({ examinedOn, hasClaudication, feet }: NonNullable<FootExam['circulation']>) => ({
  examinedOn,
  hasClaudication: hasClaudication ?? null,
  feet: feet.map((foot) => ({
    side: foot.side,
    dorsalisPedis: foot.dorsalisPedis,
    posteriorTibial: foot.posteriorTibial,
    ankleBrachialIndex: foot.ankleBrachialIndex ?? null,
    capillaryRefillSeconds: foot.capillaryRefillSeconds ?? null,
    hasOedema: foot.hasOedema ?? null,
  })),
});
