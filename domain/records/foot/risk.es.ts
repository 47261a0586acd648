import type { ArteryDisease } from './circulation.js';
import type { Risk, RiskCategory, RiskFactor } from './risk.js';

export const RISK_DISCLAIMER = 'Apoyo para decidir, no es un diagnóstico';

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

/** How the missing answer is called: the examination, not its bad result. */
const MISSING: Readonly<Record<RiskFactor, string>> = {
  ...RISK_FACTOR_LABELS,
  LOSS_OF_PROTECTIVE_SENSATION: 'la sensibilidad',
  ARTERIAL_DISEASE: 'la circulación',
  DEFORMITY: 'la forma del pie',
};

export const ARTERY_DISEASE_LABELS: Readonly<Record<ArteryDisease, string>> = {
  DIAGNOSED: 'diagnosticada',
  SUSPECTED: 'sospechada: considere derivar',
  TO_EVALUATE: 'pulso débil: evaluar',
  NONE: 'sin signos',
  UNKNOWN: 'no examinada',
};

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });
const listed = (factors: readonly RiskFactor[], labels: Readonly<Record<RiskFactor, string>>): string =>
  LIST.format(factors.map((factor) => labels[factor]));

/** 'Riesgo 3, alto'. */
export const categoryInWords = (category: RiskCategory): string =>
  `Riesgo ${category}, ${RISK_LABELS[category]}`;

/** The risk in one sentence, with its reasons. */
export function riskInWords(risk: Risk): string {
  switch (risk.kind) {
    case 'NOT_APPLICABLE':
      return 'No aplica: sin diabetes';
    case 'REFER':
      return `Derivar: ${listed(risk.reasons, RISK_FACTOR_LABELS)}`;
    case 'CATEGORY': {
      const because = risk.reasons.length > 0 ? `: ${listed(risk.reasons, RISK_FACTOR_LABELS)}` : '';
      const notice =
        risk.notices.length > 0 ? `. Considere además: ${listed(risk.notices, RISK_FACTOR_LABELS)}` : '';
      return `${categoryInWords(risk.category)}${because}${notice}`;
    }
    case 'INCOMPLETE': {
      const atLeast = risk.atLeast ? `, al menos ${risk.atLeast}` : '';
      return `No se puede calcular: falta ${listed(risk.missing, MISSING)}${atLeast}`;
    }
  }
}
