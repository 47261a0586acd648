import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { useSearchParams } from 'react-router-dom';

export type TillView = 'day' | 'debtors' | 'deposits' | 'gifts';

const WORDS: Readonly<Partial<Record<TillView, string>>> = {
  debtors: 'saldos',
  deposits: 'abonos',
  gifts: 'regalos',
};

/** ?dia=2026-11-28, ?vista=saldos */
export function useTillAddress(today: LocalDate) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('dia') ?? '';
  const asked = params.get('vista');
  const view: TillView =
    (['debtors', 'deposits', 'gifts'] as const).find((one) => WORDS[one] === asked) ?? 'day';
  const day = isLocalDate(wanted) && wanted <= today ? wanted : today;
  return {
    view,
    day,
    goTo: (next: { readonly view?: TillView; readonly day?: LocalDate }) => {
      const word = WORDS[next.view ?? view];
      setParams(
        {
          ...(word && { vista: word }),
          ...((next.day ?? day) !== today && { dia: next.day ?? day }),
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
