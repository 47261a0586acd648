import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import type { FieldErrors } from '#domain/errors.js';
import { faultOfWish } from '#domain/waiting-list/waiting-list.js';
import { wishFaultSentence } from '#domain/waiting-list/waiting-list.es.js';

interface Days {
  readonly fromDate?: unknown;
  readonly toDate?: unknown;
}

/** Why nobody can wait for these days, at their fields; undefined if they can, or if they are no days at all. */
export function daysFaults({ fromDate, toDate }: Days, today: LocalDate): FieldErrors | undefined {
  if (!isDay(fromDate) || !isDay(toDate)) return undefined;
  const fault = faultOfWish({ fromDate, toDate }, today);
  return fault && { [fault === 'PAST' ? 'fromDate' : 'toDate']: [wishFaultSentence(fault)] };
}

const isDay = (value: unknown): value is LocalDate => typeof value === 'string' && isLocalDate(value);
