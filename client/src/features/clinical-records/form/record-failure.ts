import type { FieldErrors } from '#domain/errors.js';
import { ERROR_MESSAGES } from '#domain/messages.es.js';
import { failureOf } from '../../../apollo/apollo-failure';
import { FIELD_LABELS, type RecordField } from '../record-values';

const UNREACHED = 'No se pudo guardar la ficha. Lo escrito queda en este computador; inténtelo de nuevo.';

/** 'Error: field: message' lines, or 'Error: message' (spec, section 8). */
export function failureText(error: unknown): string {
  const { sentence = UNREACHED, fields } = failureOf(error);
  const lines = linesOf(fields);
  return lines.length > 0 ? lines.join('\n') : `Error: ${sentence || ERROR_MESSAGES.INTERNAL}`;
}

const linesOf = (fields: FieldErrors): string[] =>
  Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => `Error: ${FIELD_LABELS[field as RecordField] ?? field}: ${message}`),
  );
