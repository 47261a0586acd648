import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import type { FieldErrors } from '#domain/errors.js';
import { wishFault } from '#domain/visitors/waiting-list/waiting-list.js';
import { wishFaultSentence } from '#domain/visitors/waiting-list/waiting-list.es.js';

interface Days {
  readonly fromDate?: unknown;
  readonly toDate?: unknown;
}

/**
 * Why these days are not possible for waiting, by field; undefined if they are, or if they are not valid days at all.
 */
export function daysFaults({ fromDate, toDate }: Days, today: LocalDate): FieldErrors | undefined {
  if (!isDay(fromDate) || !isDay(toDate)) return undefined;
  const fault = wishFault({ fromDate, toDate }, today);
  return fault && { [fault === 'PAST' ? 'fromDate' : 'toDate']: [wishFaultSentence(fault)] };
}

const isDay = (value: unknown): value is LocalDate => typeof value === 'string' && isLocalDate(value);
