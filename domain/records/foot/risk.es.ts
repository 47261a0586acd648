import { shortDate } from '../../clinic-time.es.js';
import { listed } from '../../listed.es.js';
import type { ArteryDisease } from './circulation.js';
import type { ControlWindow, Risk, RiskCategory, RiskFactor } from './risk.js';

export const RISK_DISCLAIMER = 'Apoyo para decidir, no es un diagnóstico';

/** 'entre el 01/12/2026 y el 28/02/2027', 'el 28/02/2027'. */
export const controlInWords = ({ from, until }: ControlWindow): string =>
  from === until ? `el ${shortDate(until)}` : `entre el ${shortDate(from)} y el ${shortDate(until)}`;

export const RISK_LABELS: Readonly<Record<RiskCategory, string>> = {
  0: 'muy bajo',
  1: 'bajo',
  2: 'moderado',
  3: 'alto',
};

export const RISK_FACTOR_LABELS: Readonly<Record<RiskFactor, string>> = {
  DIABETES: 'diabetes',
  OPEN_ULCER: 'úlcera abierta',
  SUSPECTED_CHARCOT: 'sospecha de pie de Charcot',
  LOSS_OF_PROTECTIVE_SENSATION: 'pérdida de la sensibilidad protectora',
  ARTERIAL_DISEASE: 'enfermedad arterial',
  DEFORMITY: 'deformidad',
  EARLIER_ULCER: 'úlcera previa',
  EARLIER_AMPUTATION: 'amputación previa',
  KIDNEY_FAILURE: 'insuficiencia renal terminal',
};

/** The name of a missing answer: the examination or the question, not its bad result. */
const MISSING: Readonly<Record<RiskFactor, string>> = {
  ...RISK_FACTOR_LABELS,
  LOSS_OF_PROTECTIVE_SENSATION: 'la sensibilidad',
  ARTERIAL_DISEASE: 'la circulación',
  DEFORMITY: 'la forma del pie',
  DIABETES: 'si tiene diabetes',
  EARLIER_ULCER: 'si tuvo una úlcera',
  KIDNEY_FAILURE: 'si tiene insuficiencia renal terminal',
};

export const ARTERY_DISEASE_LABELS: Readonly<Record<ArteryDisease, string>> = {
  DIAGNOSED: 'diagnosticada',
  SUSPECTED: 'sospechada: considere derivar',
  TO_EVALUATE: 'pulso débil: evaluar',
  NONE: 'sin signos',
  UNKNOWN: 'no examinada',
};

const named = (factors: readonly RiskFactor[], labels = RISK_FACTOR_LABELS): string =>
  listed(factors.map((factor) => labels[factor]));

/** 'Riesgo 3, alto'. */
export const categoryInWords = (category: RiskCategory): string =>
  `Riesgo ${category}, ${RISK_LABELS[category]}`;

/** The risk in one sentence, with its reasons. */
export function riskInWords(risk: Risk): string {
  switch (risk.kind) {
    case 'NOT_APPLICABLE':
      return 'No aplica: sin diabetes';
    case 'REFER':
      return `Derivar: ${named(risk.reasons)}`;
    case 'CATEGORY': {
      const because = risk.reasons.length > 0 ? `: ${named(risk.reasons)}` : '';
      const notice = risk.notices.length > 0 ? `. Considere además: ${named(risk.notices)}` : '';
      return `${categoryInWords(risk.category)}${because}${notice}`;
    }
    case 'INCOMPLETE': {
      const atLeast = risk.atLeast === null ? '' : `, al menos ${risk.atLeast}`;
      return `No se puede calcular: falta ${named(risk.missing, MISSING)}${atLeast}`;
    }
  }
}
