import { WARNING_LABELS, warningInWords } from '#domain/records/warnings/warning.es.js';
import type { DismissedWarning, Warning } from '#domain/records/warnings/warning.js';
import {
  answerObject,
  FLAG,
  INSTANT,
  type JsonSchema,
  oneOfWords,
  orNull,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';

/** Words, or objects as a response has them; an unknown word is left for validation to refuse. */
export const readAdvertencias = (sent: unknown): unknown =>
  Array.isArray(sent) ? sent.map((one) => kindOf(one)) : sent;

const kindOf = (sent: unknown): unknown => {
  const word = typeof sent === 'object' && sent !== null && 'advertencia' in sent ? sent.advertencia : sent;
  return Object.entries(WARNING_LABELS).find(([, label]) => label === word)?.[0] ?? null;
};

export const toAdvertenciasLeidas = (dismissed: readonly DismissedWarning[]): object[] =>
  dismissed.map(({ kind, by, at, isUnreviewed }) => ({
    advertencia: WARNING_LABELS[kind],
    leida_por: by,
    leida: at,
    por_revisar: isUnreviewed ?? null,
  }));

export const toAdvertencia = (warning: Warning) => ({
  advertencia: WARNING_LABELS[warning.kind],
  insumos: warning.supplies,
  por_revisar: warning.isUnreviewed,
  resumen: warningInWords(warning),
});

export const ADVERTENCIA_LEIDA: JsonSchema = answerObject({
  advertencia: oneOfWords(WARNING_LABELS),
  leida_por: TEXT,
  leida: INSTANT,
  por_revisar: {
    ...orNull(FLAG),
    description:
      'Whether only an answer of the questionnaire said so, which was still to be reviewed; null if it was dismissed before this was kept.',
  },
});
