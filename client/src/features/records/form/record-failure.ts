import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import type { Failure } from '../../../calls/failure';
import { FIELD_LABELS, type RecordField } from '../record-values';

export const SERVER_UNREACHABLE =
  'No se pudo guardar la ficha. Lo escrito queda en este computador; inténtelo de nuevo.';

/** One line 'Error: field: message' per field, or 'Error: message'. */
export function failureText({ sentence = SERVER_UNREACHABLE, fields }: Failure): string {
  const lines = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => `Error: ${FIELD_LABELS[field as RecordField] ?? field}: ${message}`),
  );
  return lines.length > 0 ? lines.join('\n') : `Error: ${sentence || SCREEN_ERRORS.INTERNAL}`;
}
