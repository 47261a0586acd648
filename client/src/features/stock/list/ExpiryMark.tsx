import type { LocalDate } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { EXPIRED } from '#domain/stock/stock-movement.es.js';
import { expiryState } from '#domain/stock/supply.js';
import { StatusPill } from '../../../ui/StatusPill';

/** A supply's expiry date, marked if it is near or past. */
export function ExpiryMark({ date, today }: { date: LocalDate | null; today: LocalDate }) {
  const state = expiryState(date, today);
  if (!date) return '-';
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{shortDate(date)}</span>{' '}
      {state !== 'good' && (
        <StatusPill colour={state === 'soon' ? 'warning' : 'error'}>
          {state === 'soon' ? 'Vence pronto' : EXPIRED}
        </StatusPill>
      )}
    </>
  );
}
