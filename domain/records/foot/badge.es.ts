import { categoryInWords, riskInWords } from './risk.es.js';
import type { FootStanding } from './standing.js';

export const FOOT_URGENCIES = ['HIGH', 'RAISED', 'NORMAL'] as const;
export type FootUrgency = (typeof FOOT_URGENCIES)[number];

/** The risk beside a patient's name. */
export interface FootBadge {
  /** 'Riesgo 3, alto', 'Derivar'. */
  readonly name: string;
  /** May be empty. */
  readonly reason: string;
  readonly urgency: FootUrgency;
}

/** Null for patients without diabetes, and for patients who were neither examined nor asked. */
export function footBadge(
  { risk, override }: Pick<FootStanding, 'override' | 'risk'>,
  hasExam: boolean,
): FootBadge | null {
  if (risk.kind === 'NOT_APPLICABLE' && !override) return null;
  if (!hasExam && risk.kind === 'INCOMPLETE' && risk.missing.includes('DIABETES')) return null;
  const category = override?.category ?? (risk.kind === 'CATEGORY' ? risk.category : null);
  const urgency = risk.kind === 'REFER' || category === 3 ? 'HIGH' : category === 2 ? 'RAISED' : 'NORMAL';
  if (override)
    return {
      name: categoryInWords(override.category),
      reason: `según el profesional: ${override.reason}`,
      urgency,
    };
  const [name = '', ...reasons] = riskInWords(risk).split(': ');
  return { name, reason: reasons.join(': '), urgency };
}
