import type { LocalDate } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { ClosureRangeInput } from './closure.input.js';

/** @throws DomainError `INVALID_INPUT` on `to` if the range ends before it begins */
export function assertRangeOrder(from: LocalDate, to: LocalDate): void {
  if (to < from) throw invalidField('to', FIELD_MESSAGES.rangeOrder);
}

/**
 * The first and the last day of a range that by default starts today and has no end.
 * @throws DomainError `INVALID_INPUT` on `to` if the range ends before it begins
 */
export function rangeFromToday(
  { from, to }: ClosureRangeInput,
  today: LocalDate,
): [first: LocalDate, last: LocalDate | null] {
  const first = from ?? today;
  if (to) assertRangeOrder(first, to);
  return [first, to ?? null];
}
