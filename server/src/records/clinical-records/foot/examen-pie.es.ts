import {
  EXUDATE_LABELS,
  PULSE_LABELS,
  SENSATION_METHOD_LABELS,
  SENSATION_SITE_LABELS,
  SIDE_WORDS,
  ULCER_DEPTH_LABELS,
  ULCER_TISSUE_LABELS,
} from '#domain/records/foot/exam.es.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { FoundThen } from '#domain/records/foot/place-history.js';
import {
  EVERY_KIND,
  NAIL_FINDING_LABELS,
  SKIN_FINDING_LABELS,
  STAGE_SCALE_LABELS,
  WHOLE_FOOT_FINDING_LABELS,
  ZONE_LABELS,
} from '#domain/records/foot/findings.es.js';
import { HEIFETZ_STAGES } from '#domain/records/foot/findings.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  type JsonSchema,
  listOf,
  oneOfWords,
  orNull,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';

/** Any number. */
const NUMBER: JsonSchema = { type: 'number' };

type Values = Readonly<Record<string, unknown>>;
/** How one value is written on the wire, read from it and described. */
interface WireValue {
  readonly write: (value: unknown) => unknown;
  /** A value that can't be read stays as it is, so that the check of the input refuses it. */
  readonly read: (value: unknown) => unknown;
  readonly schema: JsonSchema;
}
type WireObject = Readonly<Record<string, readonly [key: string, value: WireValue]>>;

const same = (value: unknown): unknown => value;
const asIs = (schema: JsonSchema): WireValue => ({ write: same, read: same, schema });

const nullable = (value: WireValue): WireValue => ({ ...value, schema: orNull(value.schema) });

/** A code, by its Spanish word. */
function word(labels: Readonly<Record<string, string>>): WireValue {
  const codes = new Map(Object.entries(labels).map(([code, label]) => [label, code]));
  return {
    write: (code) => (typeof code === 'string' ? labels[code] : code),
    read: (label) => {
      if (typeof label !== 'string') return label;
      // A code is not one of the words: in a list, the check refuses it.
      return codes.get(label) ?? (Object.hasOwn(labels, label) ? [label] : label);
    },
    schema: oneOfWords(labels),
  };
}

const schemasOf = (fields: WireObject): Record<string, JsonSchema> =>
  Object.fromEntries(Object.values(fields).map(([key, { schema }]) => [key, schema]));

function object(fields: WireObject): WireValue {
  const isObject = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = Object.entries(fields);
  return {
    write: (value) =>
      isObject(value)
        ? Object.fromEntries(entries.map(([field, [key, { write }]]) => [key, write(value[field]) ?? null]))
        : value,
    read: (value) =>
      isObject(value)
        ? Object.fromEntries(entries.map(([field, [key, { read }]]) => [field, read(value[key])]))
        : value,
    schema: answerObject(schemasOf(fields)),
  };
}

function list(item: WireValue): WireValue {
  return {
    write: (value) => (Array.isArray(value) ? value.map(item.write) : value),
    // An absent list is empty.
    read: (value) => (Array.isArray(value) ? value.map(item.read) : (value ?? [])),
    schema: listOf(item.schema),
  };
}

const SIDE = ['lado', word(SIDE_WORDS)] as const;
const EXAMINED_ON = ['examinado', asIs(DAY)] as const;
const IS_RESOLVED = [
  'resuelto',
  { write: same, read: (value: unknown) => value ?? false, schema: FLAG },
] as const;
const KIND = ['tipo', nullable(word(EVERY_KIND))] as const;

const NAIL = object({
  side: SIDE,
  toe: ['ortejo', asIs({ type: 'integer', minimum: 1, maximum: 5 })],
  finding: ['hallazgo', word(NAIL_FINDING_LABELS)],
  kind: KIND,
  stage: ['estadio_heifetz', nullable(asIs({ enum: HEIFETZ_STAGES }))],
  stageScale: ['escala_estadio', nullable(word(STAGE_SCALE_LABELS))],
  brace: [
    'bracket',
    nullable(
      object({
        type: ['tipo', asIs(TEXT)],
        fittedOn: ['instalado', nullable(asIs(DAY))],
        nextAdjustment: ['proximo_ajuste', nullable(asIs(DAY))],
      }),
    ),
  ],
  examinedOn: EXAMINED_ON,
  isResolved: IS_RESOLVED,
});

const SKIN = object({
  side: SIDE,
  zone: ['zona', word(ZONE_LABELS)],
  finding: ['hallazgo', word(SKIN_FINDING_LABELS)],
  kind: KIND,
  ulcer: [
    'ulcera',
    nullable(
      object({
        since: ['desde', nullable(asIs(DAY))],
        lengthMm: ['largo_mm', nullable(asIs(ID))],
        widthMm: ['ancho_mm', nullable(asIs(ID))],
        measuredOn: ['medida', nullable(asIs(DAY))],
        depth: ['profundidad', nullable(word(ULCER_DEPTH_LABELS))],
        tissue: ['tejido', nullable(word(ULCER_TISSUE_LABELS))],
        exudate: ['exudado', nullable(word(EXUDATE_LABELS))],
        edges: ['bordes', asIs(TEXT)],
        hasVisibleBone: ['hueso_visible', nullable(asIs(FLAG))],
        isInfected: ['signos_infeccion', nullable(asIs(FLAG))],
        isBehindForefoot: ['detras_antepie', nullable(asIs(FLAG))],
      }),
    ),
  ],
  examinedOn: EXAMINED_ON,
  isResolved: IS_RESOLVED,
});

const WHOLE_FOOT = object({
  side: SIDE,
  finding: ['hallazgo', word(WHOLE_FOOT_FINDING_LABELS)],
  examinedOn: EXAMINED_ON,
  isResolved: IS_RESOLVED,
});

const OVERRIDE = object({
  category: ['categoria', asIs({ type: 'integer', minimum: 0, maximum: 3 })],
  reason: ['motivo', asIs(TEXT)],
  calculated: ['calculada', nullable(asIs({ type: 'integer', minimum: 0, maximum: 3 }))],
});

const EXAM_FIELDS: WireObject = {
  nails: ['unas', list(NAIL)],
  skin: ['zonas', list(SKIN)],
  feet: ['pies', list(WHOLE_FOOT)],
  sensation: [
    'sensibilidad',
    nullable(
      object({
        method: ['prueba', word(SENSATION_METHOD_LABELS)],
        examinedOn: EXAMINED_ON,
        sites: [
          'puntos',
          list(
            object({
              side: SIDE,
              site: ['punto', word(SENSATION_SITE_LABELS)],
              answers: ['respuestas', asIs(listOf(FLAG))],
            }),
          ),
        ],
        cutOff: ['corte', nullable(asIs(ID))],
      }),
    ),
  ],
  circulation: [
    'circulacion',
    nullable(
      object({
        examinedOn: EXAMINED_ON,
        hasClaudication: ['claudicacion', nullable(asIs(FLAG))],
        feet: [
          'pies',
          list(
            object({
              side: SIDE,
              dorsalisPedis: ['pulso_pedio', word(PULSE_LABELS)],
              posteriorTibial: ['pulso_tibial_posterior', word(PULSE_LABELS)],
              ankleBrachialIndex: ['itb', nullable(asIs(NUMBER))],
              capillaryRefillSeconds: ['llene_capilar_segundos', nullable(asIs(NUMBER))],
              hasOedema: ['edema', nullable(asIs(FLAG))],
            }),
          ),
        ],
      }),
    ),
  ],
  pain: ['dolor_eva', nullable(asIs(COUNT))],
  temperatureDifference: ['diferencia_temperatura', nullable(asIs(NUMBER))],
  footwear: ['calzado', asIs(TEXT)],
  orthoses: ['ortesis', asIs(TEXT)],
  riskOverride: ['riesgo_propio', nullable(OVERRIDE)],
  usesCalculatedRisk: ['usa_riesgo_calculado', nullable(asIs(FLAG))],
};
const EXAM = object(EXAM_FIELDS);

/** The schema of an answer. Requests may leave out everything but the places and names of the findings. */
export const EXAMEN_PIE: JsonSchema = answerObject({
  ...schemasOf(EXAM_FIELDS),
  en_palabras: {
    ...listOf(TEXT),
    description: 'The text form: a sentence for each finding, test and answer. Ignored in requests.',
  },
});

/** The exam of a record on the wire, with its text form; null if it has none. */
export const toExamenPie = (exam: FootExam | null): unknown =>
  exam && { ...toStoredExamenPie(exam), en_palabras: examInWords(exam) };

/** The same without the text form, which follows from it. */
export const toStoredExamenPie = (exam: FootExam | null): Values | null => EXAM.write(exam) as Values | null;

export const readExamenPie = (sent: unknown): unknown => EXAM.read(sent);

/** A finding of one place, under the key of its kind of place. */
export const toHallazgo = (found: FoundThen) => {
  const isNail = 'toe' in found;
  const isZone = 'zone' in found;
  return {
    una: isNail ? NAIL.write(found) : null,
    zona: isZone ? SKIN.write(found) : null,
    pie: isNail || isZone ? null : WHOLE_FOOT.write(found),
  };
};

export const HALLAZGO = {
  una: orNull(NAIL.schema),
  zona: orNull(SKIN.schema),
  pie: orNull(WHOLE_FOOT.schema),
} as const;
