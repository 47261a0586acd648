import { daysBetween, isLocalDate, MAX_RANGE_DAYS } from '#domain/clinic-time.js';
import type { Period } from '#domain/reports/period.js';

/** Why a period can't be shown; undefined if it can. */
export function periodFault({ from, to }: Period): string | undefined {
  if (!isLocalDate(from) || !isLocalDate(to)) return undefined;
  if (from > to) return 'Debe ser igual o posterior al primer día.';
  return daysBetween(from, to) < MAX_RANGE_DAYS
    ? undefined
    : `Elija un período de hasta ${MAX_RANGE_DAYS} días.`;
}

/** Whether both days exist and the period can be shown. */
export const isPossible = (period: Period): boolean =>
  isLocalDate(period.from) && isLocalDate(period.to) && !periodFault(period);

/** `?desde=2026-11-02&hasta=2026-11-08`; undefined if it is missing or impossible. */
export function freePeriodIn(params: URLSearchParams): Period | undefined {
  const period = { from: params.get('desde') ?? '', to: params.get('hasta') ?? '' };
  return isPossible(period) ? period : undefined;
}
