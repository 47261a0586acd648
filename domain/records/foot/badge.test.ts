import { expect, it } from '@jest/globals';
import { footBadge } from './badge.es.js';
import type { Risk } from './risk.js';

const CATEGORY = (category: 0 | 2 | 3): Risk => ({
  kind: 'CATEGORY',
  category,
  reasons: category > 0 ? ['ARTERIAL_DISEASE', 'DEFORMITY'] : [],
  notices: [],
});
const UNASKED: Risk = { kind: 'INCOMPLETE', missing: ['DIABETES'], atLeast: null };
const OWN = { category: 2, reason: 'Ve mal: catarata' } as const;

it.each([
  [CATEGORY(0), null, true, ['Riesgo 0, muy bajo', '', 'NORMAL']],
  [CATEGORY(2), null, true, ['Riesgo 2, moderado', 'enfermedad arterial y deformidad', 'RAISED']],
  [CATEGORY(3), null, true, ['Riesgo 3, alto', 'enfermedad arterial y deformidad', 'HIGH']],
  [{ kind: 'REFER', reasons: ['OPEN_ULCER'] }, null, true, ['Derivar', 'úlcera abierta', 'HIGH']],
  [CATEGORY(0), OWN, true, ['Riesgo 2, moderado', 'según el profesional: Ve mal: catarata', 'RAISED']],
  [UNASKED, null, true, ['No se puede calcular', 'falta si tiene diabetes', 'NORMAL']],
  [UNASKED, null, false, null],
  [{ kind: 'NOT_APPLICABLE' }, null, true, null],
] as const)('shows a risk beside the name: %j', (risk, override, hasExam, expected) => {
  const badge = footBadge({ risk, override }, hasExam);
  expect(badge && [badge.name, badge.reason, badge.urgency]).toEqual(expected);
});
