import type { LocalDate } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { EXPIRED } from '#domain/stock/stock-movement.es.js';
import { expiryState } from '#domain/stock/supply.js';
import { styled } from '@mui/material/styles';

const Mark = styled('span')({
  display: 'inline-block',
  padding: '1px 7px',
  borderRadius: 'var(--r-event)',
  fontSize: '0.75rem',
  fontWeight: 620,
  whiteSpace: 'nowrap',
  color: 'var(--warn)',
  backgroundColor: 'color-mix(in srgb, currentColor var(--state-tint), transparent)',
  '&[data-state="expired"]': { color: 'var(--error)' },
});

/** A supply's expiry date, marked if it is near or past. */
export function ExpiryMark({ date, today }: { date: LocalDate | null; today: LocalDate }) {
  const state = expiryState(date, today);
  if (!date) return '-';
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{shortDate(date)}</span>{' '}
      {state !== 'good' && <Mark data-state={state}>{state === 'soon' ? 'Vence pronto' : EXPIRED}</Mark>}
    </>
  );
}
