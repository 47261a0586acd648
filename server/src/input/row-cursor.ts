import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/messages.es.js';

/**
 * The id of the last row seen, as a list's cursor has it; null where there is none.
 * @throws DomainError `INVALID_INPUT` on `after` for what is no such cursor.
 */
export function rowCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null;
  if (!/^\d{1,9}$/.test(after)) throw invalidField('after', FIELD_MESSAGES.cursor);
  return Number(after);
}
