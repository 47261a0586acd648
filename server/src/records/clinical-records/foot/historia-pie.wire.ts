import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { foundInWords } from '#domain/records/foot/exam-words.es.js';
import { SIDE_WORDS } from '#domain/records/foot/exam.es.js';
import { ZONE_LABELS } from '#domain/records/foot/findings.es.js';
import { SINBAD_LABELS, sinbadInWords } from '#domain/records/foot/sinbad.es.js';
import { SINBAD_ITEMS, type Sinbad, sinbadOf } from '#domain/records/foot/sinbad.js';
import { areaSeen } from '#domain/records/foot/ulcer.js';
import { fromWord } from '../../../foundation/input/from-word.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import {
  answerObject,
  DAY,
  ID,
  type JsonSchema,
  listOf,
  oneOfWords,
  orNull,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';
import { HALLAZGO, toHallazgo } from './examen-pie.es.js';
import type { FoundInRecord } from './foot-history.js';

/** `?lado=derecho&ortejo=1&zona=…`. */
export const readPlaceQuery = ({ lado, ortejo, zona }: Readonly<Record<string, unknown>>): object => ({
  side: fromWord(SIDE_WORDS, lado),
  toe: asWholeNumber(ortejo),
  zone: fromWord(ZONE_LABELS, zona),
});

const ITEMS = listOf(oneOfWords(SINBAD_LABELS));
const SCORE: JsonSchema = { type: 'integer', minimum: 0, maximum: 6 };

export const HISTORIA_PIE = answerObject({
  ficha: ID,
  fecha: DAY,
  profesional: orNull(TEXT),
  ...HALLAZGO,
  area_cm2: orNull({ type: 'number' }),
  sinbad: orNull(
    answerObject({ minimo: SCORE, maximo: SCORE, presentes: ITEMS, sin_examinar: ITEMS, resumen: TEXT }),
  ),
  resumen: TEXT,
});

const toSinbad = (score: Sinbad) => {
  const words = (answer: string) =>
    SINBAD_ITEMS.filter((item) => score.items[item] === answer).map((item) => SINBAD_LABELS[item]);
  return {
    minimo: score.least,
    maximo: score.most,
    presentes: words('YES'),
    sin_examinar: words('UNKNOWN'),
    resumen: sinbadInWords(score),
  };
};

export function toHistoriaPie(row: FoundInRecord) {
  const { found, professional } = row;
  const ulcer = 'zone' in found && found.finding === 'ULCER' ? found : undefined;
  return {
    ficha: row.recordId,
    fecha: row.date,
    profesional: professional && professionalName(professional.name, professional.service),
    ...toHallazgo(found),
    area_cm2: ulcer ? areaSeen(ulcer) : null,
    sinbad: ulcer && !ulcer.isResolved ? toSinbad(sinbadOf(ulcer, row)) : null,
    resumen: foundInWords(found),
  };
}
