import {
  ARTERY_DISEASE_LABELS,
  RISK_DISCLAIMER,
  RISK_FACTOR_LABELS,
  riskInWords,
} from '#domain/records/foot/risk.es.js';
import type { RiskFactor } from '#domain/records/foot/risk.js';
import {
  answerObject,
  DAY,
  FLAG,
  ID,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';
import { toExamenPie } from './examen-pie.es.js';
import type { PatientStanding } from './foot-standings.js';

const words = (factors: readonly RiskFactor[]): string[] =>
  factors.map((factor) => RISK_FACTOR_LABELS[factor]);

export const toRiesgoPie = ({ risk, override, ...standing }: PatientStanding) => ({
  resumen: riskInWords(risk),
  categoria: risk.kind === 'CATEGORY' ? risk.category : null,
  derivar: risk.kind === 'REFER',
  motivos: 'reasons' in risk ? words(risk.reasons) : [],
  falta: risk.kind === 'INCOMPLETE' ? words(risk.missing) : [],
  al_menos: risk.kind === 'INCOMPLETE' ? risk.atLeast : null,
  riesgo_propio: override && { categoria: override.category, motivo: override.reason },
  enfermedad_arterial: ARTERY_DISEASE_LABELS[standing.arteryDisease],
  examinado: standing.examinedOn,
  control: standing.control && { desde: standing.control.from, hasta: standing.control.until },
  ultimo_examen: standing.lastExam && {
    ficha: standing.lastExam.recordId,
    fecha: standing.lastExam.date,
    examen_pie: toExamenPie(standing.lastExam.exam),
  },
});

const CATEGORY: JsonSchema = { type: 'integer', minimum: 0, maximum: 3 };
const FACTORS = listOf(oneOfWords(RISK_FACTOR_LABELS));

export const RIESGO_PIE = answerObject({
  resumen: { ...TEXT, description: `A sentence. Show it with '${RISK_DISCLAIMER}'.` },
  categoria: orNull(CATEGORY),
  derivar: FLAG,
  motivos: FACTORS,
  falta: FACTORS,
  al_menos: orNull(CATEGORY),
  riesgo_propio: orNull(answerObject({ categoria: CATEGORY, motivo: TEXT })),
  enfermedad_arterial: oneOfWords(ARTERY_DISEASE_LABELS),
  examinado: orNull(DAY),
  control: orNull(answerObject({ desde: DAY, hasta: DAY })),
  ultimo_examen: orNull(answerObject({ ficha: ID, fecha: DAY, examen_pie: named('FootExam') })),
});
