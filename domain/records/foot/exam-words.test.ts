import { expect, it } from '@jest/globals';
import { changedFinding, EMPTY_EXAM, withFinding } from './exam-edits.js';
import { examInWords } from './exam-words.es.js';
import type { FootExam, Ulcer } from './exam.js';

const DAY = '2026-11-20';
const HEEL = { side: 'LEFT', zone: 'HEEL' } as const;
const FOOT = {
  side: 'RIGHT',
  dorsalisPedis: 'PRESENT',
  posteriorTibial: 'PRESENT',
  ankleBrachialIndex: null,
  capillaryRefillSeconds: null,
  hasOedema: false,
} as const;

it('says which signs were looked for and not found, and a measure that is alone', () => {
  const ulcer: Ulcer = {
    since: null,
    lengthMm: 12,
    widthMm: null,
    depth: null,
    tissue: null,
    exudate: null,
    edges: '',
    hasVisibleBone: false,
    isInfected: false,
  };
  const exam: FootExam = {
    ...changedFinding(withFinding(EMPTY_EXAM, HEEL, 'ULCER', null, DAY), HEEL, 'ULCER', { ulcer }, DAY),
    circulation: { examinedOn: DAY, hasClaudication: false, feet: [FOOT] },
  };
  expect(examInWords(exam)).toEqual([
    'Úlcera en talón, pie izquierdo, 12 mm de largo, sin hueso visible, sin signos de infección, visto el 20/11/2026',
    'Circulación (20/11/2026): pie derecho: pulso pedio presente, tibial posterior presente, sin edema; sin claudicación',
  ]);
});

it('says of a test that left sites out which sites were felt', () => {
  const test = (...sites: Array<readonly ['BIG_TOE' | 'FIRST_METATARSAL', boolean]>): FootExam => ({
    ...EMPTY_EXAM,
    sensation: {
      method: 'MONOFILAMENT',
      examinedOn: DAY,
      sites: sites.map(([site, isRight]) => ({ side: 'RIGHT', site, answers: [isRight, isRight, isRight] })),
    },
  });
  expect(examInWords(test(['BIG_TOE', true]))).toEqual([
    'Sensibilidad (Monofilamento de 10 g, 20/11/2026): incompleta; siente: primer ortejo derecho',
  ]);
  expect(examInWords(test(['BIG_TOE', false], ['FIRST_METATARSAL', true]))).toEqual([
    'Sensibilidad (Monofilamento de 10 g, 20/11/2026): pérdida de la sensibilidad protectora; no siente: primer ortejo derecho; siente: cabeza del 1.er metatarsiano derecho',
  ]);
});
