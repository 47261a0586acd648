import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { useSearchParams } from 'react-router-dom';

export type TillView = 'day' | 'debtors';

/** ?dia=2026-11-28, ?vista=saldos */
export function useTillAddress(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('dia') ?? '';
  const view: TillView = params.get('vista') === 'saldos' ? 'debtors' : 'day';
  const day = isLocalDate(wanted) && wanted <= today ? wanted : today;
  return {
    view,
    day,
    goTo: (next: { readonly view?: TillView; readonly day?: LocalDate }) =>
      setParams(
        {
          ...((next.view ?? view) === 'debtors' && { vista: 'saldos' }),
          ...((next.day ?? day) !== today && { dia: next.day ?? day }),
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
