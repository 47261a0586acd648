import { parseInstant } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { rule } from './field-rules.js';
import type { PageOrder } from './page-cursor.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  isExistingDay(value.slice(0, 10)) &&
  !Number.isNaN(parseInstant(value).getTime());

/** Without this check, 30 February would be read as 2 March, and changes in between would be left out. */
function isExistingDay(day: string): boolean {
  const midnight = parseInstant(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** An instant with its zone. */
export const IsInstant = rule('instant', isInstant, FIELD_MESSAGES.instant);

export const IsInstantIfSent = rule(
  'instant',
  (value) => value === undefined || value === null || isInstant(value),
  FIELD_MESSAGES.instant,
);

/** A row of a list ordered by last change. */
export interface ChangedRow {
  readonly id: number;
  /** Since 1970. As text it would lose the microseconds, which determine the order. */
  readonly changedMicroseconds: number;
}

export const IN_ORDER_OF_CHANGE: PageOrder<ChangedRow> = {
  name: 'CHANGES',
  kinds: ['microseconds', 'integer'],
  keysOf: ({ changedMicroseconds, id }) => [changedMicroseconds, id],
};
