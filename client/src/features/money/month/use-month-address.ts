import { firstOfMonth, isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { useSearchParams } from 'react-router-dom';

/** The query with which a page shows a month; empty for the `current` one, which it shows without. */
export const monthQuery = (month: LocalDate, current: LocalDate): string =>
  month === current ? '' : `?mes=${month.slice(0, 7)}`;

/** ?mes=2026-11; without it, the month of today. */
export function useMonthAddress(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const current = firstOfMonth(today);
  const wanted = `${params.get('mes') ?? ''}-01`;
  return {
    current,
    month: isLocalDate(wanted) && wanted <= current ? wanted : current,
    goTo: (month: LocalDate) =>
      setParams(month === current ? {} : { mes: month.slice(0, 7) }, {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
