import { SENSATION_METHOD_LABELS } from './exam.es.js';
import type { ExamGroup } from './exam-groups.js';

export const EXAM_GROUP_LABELS: Readonly<Record<ExamGroup, string>> = {
  ...SENSATION_METHOD_LABELS,
  NAILS: 'Uñas',
  SKIN: 'Zonas de la piel',
  WHOLE_FOOT: 'Todo el pie',
  CIRCULATION: 'Circulación',
  PAIN_AND_FOOTWEAR: 'Dolor, temperatura y calzado',
  SINBAD: 'SINBAD de una úlcera',
};
