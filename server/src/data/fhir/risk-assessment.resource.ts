import { shortDate } from '#domain/clinic-time.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { listed } from '#domain/listed.es.js';
import {
  categoryInWords,
  RISK_DISCLAIMER,
  RISK_FACTOR_LABELS,
  riskInWords,
} from '#domain/records/foot/risk.es.js';
import type { RiskCategory, RiskFactor } from '#domain/records/foot/risk.js';
import type { CodeableConcept, RiskAssessment, RiskAssessmentPrediction } from 'fhir/r4.js';
import type { PatientStanding } from '../../records/clinical-records/foot/foot-standings.js';
import { BY_PROFESSIONAL, FOOT_RISK, FOOT_ULCER, NEXT_EXAM, RISK_METHOD } from './fhir.es.js';
import { observationId } from './observation.resource.js';
import { OWN_SYSTEMS } from './own-codes.js';

/** The risk of a patient whose feet were examined. */
export interface AssessedPatient {
  readonly patientId: number;
  /** The day of the newest exam. */
  readonly date: LocalDate;
  /** ISO 8601 in UTC: when an exam or a fact was last written. */
  readonly lastUpdated: string;
  readonly version: string;
  readonly standing: PatientStanding;
}

const PROBABILITY = 'http://terminology.hl7.org/CodeSystem/risk-probability';
/** HL7's words for the four categories, from 'very low' to 'high'. */
const PROBABILITIES: Readonly<Record<RiskCategory, string>> = {
  0: 'negligible',
  1: 'low',
  2: 'moderate',
  3: 'high',
};

const qualitative = (category: RiskCategory): CodeableConcept => ({
  coding: [
    { system: OWN_SYSTEMS.footRisk, code: String(category), display: categoryInWords(category) },
    { system: PROBABILITY, code: PROBABILITIES[category] },
  ],
  text: categoryInWords(category),
});

const predicted = (category: RiskCategory, rationale: string): RiskAssessmentPrediction => ({
  outcome: { text: FOOT_ULCER },
  qualitativeRisk: qualitative(category),
  ...(rationale && { rationale }),
});

const named = (factors: readonly RiskFactor[]): string =>
  listed(factors.map((factor) => RISK_FACTOR_LABELS[factor]));

/** A category of the professional's own replaces the calculated one, which stays in the notes. */
function predictionOf({ risk, override }: PatientStanding): RiskAssessmentPrediction | undefined {
  if (override) return predicted(override.category, BY_PROFESSIONAL(override.reason));
  return risk.kind === 'CATEGORY' ? predicted(risk.category, named(risk.reasons)) : undefined;
}

export function toRiskAssessment(row: AssessedPatient): RiskAssessment {
  const { standing } = row;
  const { risk, override, control, lastExam } = standing;
  const prediction = predictionOf(standing);
  const isIncomplete = risk.kind === 'INCOMPLETE' && !override;
  const mitigation =
    risk.kind === 'REFER'
      ? riskInWords(risk)
      : control && NEXT_EXAM(shortDate(control.from), shortDate(control.until));
  return {
    resourceType: 'RiskAssessment',
    id: String(row.patientId),
    meta: { versionId: row.version, lastUpdated: row.lastUpdated },
    status: override ? 'amended' : isIncomplete ? 'preliminary' : 'final',
    method: { text: RISK_METHOD },
    code: { text: FOOT_RISK },
    subject: { reference: `Patient/${String(row.patientId)}` },
    occurrenceDateTime: row.date,
    ...(lastExam && {
      encounter: { reference: `Encounter/${String(lastExam.recordId)}` },
      basis: [{ reference: `Observation/${observationId({ part: 'feet', id: lastExam.recordId })}` }],
    }),
    ...(prediction && { prediction: [prediction] }),
    ...(mitigation && { mitigation }),
    note: [{ text: `${riskInWords(risk)}.` }, { text: `${RISK_DISCLAIMER}.` }],
  };
}
