import type { Side } from './answer.js';
import type { PulseQuality } from './circulation.js';
import type { ExamFault, Exudate, UlcerDepth, UlcerTissue } from './exam.js';
import type { SensationMethod, SensationSite } from './sensation.js';

export const EXAM_FAULTS: Readonly<Record<ExamFault, string>> = {
  TOO_MANY_FINDINGS: 'El examen tiene demasiados hallazgos. Deje como máximo 200.',
  FINDING_TWICE: 'Un mismo hallazgo está dos veces en un mismo lugar del examen. Deje uno.',
  DEFORMITY_AND_NONE:
    '«Sin deformidad» no puede estar junto a una deformidad del mismo pie, ni como resuelto. Deje uno.',
  UNKNOWN_KIND: 'Elija para el hallazgo un tipo de su lista.',
  STAGE_WITHOUT_INGROWN_NAIL: 'El estadio es solo de la uña encarnada. Quítelo de los otros hallazgos.',
  BRACE_WITHOUT_FINDING: 'Los datos del bracket son solo de la ortonixia. Quítelos de los otros hallazgos.',
  ULCER_WITHOUT_FINDING: 'Las medidas son solo de la úlcera. Quítelas de los otros hallazgos.',
  EXAMINED_LATER: 'Elija para el examen un día que no sea posterior al de la ficha.',
  BEGAN_LATER: 'Elija para el inicio un día que no sea posterior a aquel en que se vio.',
  ADJUSTMENT_BEFORE_FITTING: 'El próximo ajuste del bracket debe ser posterior a su instalación.',
  UNKNOWN_SITE: 'Ese punto no es de la prueba de sensibilidad elegida.',
  ANSWERS_PER_SITE:
    'Cada punto lleva tres respuestas con el monofilamento y el diapasón, y una en la prueba de toque y la de 10 puntos.',
  FOOT_TWICE: 'La circulación de cada pie va una sola vez.',
};

/** Where an ulcer at an edge of the foot lies: whether behind the forefoot. */
export const BEHIND_FOREFOOT_LABELS = { true: 'detrás del antepié', false: 'en el antepié' } as const;

export const EXAM_OF_MANICURE = 'La cita es de manicura: su ficha no lleva examen del pie.';

export const SIDE_WORDS: Readonly<Record<Side, string>> = { RIGHT: 'derecho', LEFT: 'izquierdo' };

export const SENSATION_METHOD_LABELS: Readonly<Record<SensationMethod, string>> = {
  MONOFILAMENT: 'Monofilamento de 10 g',
  TOUCH_TEST: 'Prueba de toque',
  TUNING_FORK: 'Diapasón de 128 Hz',
  TEN_POINT: 'Monofilamento en 10 puntos',
};

export const SENSATION_SITE_LABELS: Readonly<Record<SensationSite, string>> = {
  BIG_TOE: 'primer ortejo',
  FIRST_METATARSAL: 'cabeza del 1.er metatarsiano',
  FIFTH_METATARSAL: 'cabeza del 5.º metatarsiano',
  TOE_1: 'punta del 1.er ortejo',
  TOE_3: 'punta del 3.er ortejo',
  TOE_5: 'punta del 5.º ortejo',
  THIRD_TOE: 'tercer ortejo',
  FIFTH_TOE: 'quinto ortejo',
  THIRD_METATARSAL: 'cabeza del 3.er metatarsiano',
  INNER_MIDFOOT: 'mediopié interno',
  OUTER_MIDFOOT: 'mediopié externo',
  HEEL: 'talón',
  BACK_OF_FOOT: 'dorso, entre el 1.er y el 2.º ortejo',
};

export const PULSE_LABELS: Readonly<Record<PulseQuality, string>> = {
  PRESENT: 'presente',
  WEAK: 'débil',
  ABSENT: 'ausente',
  NOT_EXAMINED: 'no examinado',
};

export const ULCER_DEPTH_LABELS: Readonly<Record<UlcerDepth, string>> = {
  SKIN: 'piel',
  SUBCUTANEOUS: 'tejido subcutáneo',
  DEEPER: 'más profunda',
};

export const ULCER_TISSUE_LABELS: Readonly<Record<UlcerTissue, string>> = {
  GRANULATION: 'granulación',
  SLOUGH: 'esfacelo',
  NECROSIS: 'necrosis',
};

export const EXUDATE_LABELS: Readonly<Record<Exudate, string>> = {
  NONE: 'sin exudado',
  LITTLE: 'escaso',
  MUCH: 'abundante',
};
