import type { ServiceType } from '#domain/appointment.js';
import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';

export interface ClosureValues {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Null closes both agendas. */
  readonly serviceType: ServiceType | null;
  readonly reason: string;
}

export function faultsOf({ from, to, reason }: ClosureValues): Record<string, string> {
  return {
    ...(!isLocalDate(from) && { from: FIELD_MESSAGES.required('from') }),
    ...(!isLocalDate(to) && { to: FIELD_MESSAGES.required('to') }),
    ...(isLocalDate(from) && isLocalDate(to) && to < from && { to: FIELD_MESSAGES.rangeOrder }),
    ...(reason.trim() === '' && { reason: FIELD_MESSAGES.required('reason') }),
  };
}
