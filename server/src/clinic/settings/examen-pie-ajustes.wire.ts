import { EXAM_GROUP_LABELS } from '#domain/records/foot/exam-groups.es.js';
import type { ExamSettings } from '#domain/records/foot/exam-groups.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';

/** The REST field names of the settings of the exam of the feet. */
export const AJUSTES_PIE = {
  groups: 'grupos',
  tenPointCutOff: 'corte_10_puntos',
} as const satisfies WireFields;

const GROUP_OF_WORD = new Map<unknown, string>(
  Object.entries(EXAM_GROUP_LABELS).map(([group, label]) => [label, group]),
);

export const toAjustesPie = ({ groups, tenPointCutOff }: ExamSettings) => ({
  grupos: groups.map((group) => EXAM_GROUP_LABELS[group]),
  corte_10_puntos: tenPointCutOff,
});

/** An unknown word becomes null, which the check of the input refuses. */
export const readAjustesPie = (body: Readonly<Record<string, unknown>>): object => {
  const { grupos, corte_10_puntos: tenPointCutOff } = body;
  return {
    groups: Array.isArray(grupos) ? grupos.map((word) => GROUP_OF_WORD.get(word) ?? null) : grupos,
    tenPointCutOff,
  };
};
