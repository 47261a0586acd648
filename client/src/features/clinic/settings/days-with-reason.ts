import { isLocalDate } from '#domain/clinic-time.js';
import type { DayRange } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';

export interface DaysWithReason extends DayRange {
  readonly reason: string;
}

export function faultsOf({ from, to, reason }: DaysWithReason): Record<string, string> {
  return {
    ...(!isLocalDate(from) && { from: FIELD_MESSAGES.required('from') }),
    ...(!isLocalDate(to) && { to: FIELD_MESSAGES.required('to') }),
    ...(isLocalDate(from) && isLocalDate(to) && to < from && { to: FIELD_MESSAGES.rangeOrder }),
    ...(reason.trim() === '' && { reason: FIELD_MESSAGES.required('reason') }),
  };
}
