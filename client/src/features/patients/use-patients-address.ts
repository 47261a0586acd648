import { LONGEST_SEARCH } from '#domain/patient-search.js';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PatientOrder } from './patients.generated';

/** What the form is open for: a new patient, or the one with that id. */
export type OpenForm = 'new' | number;

/** Which patients are listed, and how. */
export interface ListAddress {
  readonly search: string;
  readonly orderBy: PatientOrder;
  readonly descending: boolean;
  /** From 1 on. */
  readonly page: number;
}

export interface PatientsAddress {
  readonly list: ListAddress;
  readonly form: OpenForm | undefined;
  readonly goTo: (change: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  readonly openForm: (form: OpenForm) => void;
  readonly closeForm: () => void;
}

const ORDER_OF_WORD: Readonly<Record<string, PatientOrder>> = {
  rut: 'RUT',
  nombre: 'NAME',
  telefono: 'PHONE',
  correo: 'EMAIL',
};
const WORD_OF_ORDER = Object.fromEntries(Object.entries(ORDER_OF_WORD).map(([word, order]) => [order, word]));

function readList(params: URLSearchParams): ListAddress {
  const page = Number(params.get('pagina'));
  return {
    search: (params.get('buscar') ?? '').slice(0, LONGEST_SEARCH),
    orderBy: ORDER_OF_WORD[params.get('orden') ?? ''] ?? 'NAME',
    descending: params.get('sentido') === 'desc',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100_000) : 1,
  };
}

/** Only what differs from the plain list stands in the address. */
const wordsOf = (list: ListAddress): Readonly<Record<string, string>> => ({
  buscar: list.search,
  orden: list.orderBy === 'NAME' ? '' : (WORD_OF_ORDER[list.orderBy] ?? ''),
  sentido: list.descending ? 'desc' : '',
  pagina: list.page > 1 ? String(list.page) : '',
});

/** The form that an address opens: ?paciente=nuevo or ?paciente=12. */
export function formAt(params: URLSearchParams): OpenForm | undefined {
  const asked = params.get('paciente') ?? '';
  return asked === 'nuevo' ? 'new' : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}

/** The screen's state stands in its address: going back, reloading and sharing it keep search, order, page and form. */
export function usePatientsAddress(): PatientsAddress {
  const [params, setParams] = useSearchParams();

  const write = useCallback(
    (words: Readonly<Record<string, string>>, replace = false) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [key, word] of Object.entries(words)) {
            if (word) next.set(key, word);
            else next.delete(key);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );

  return useMemo(() => {
    const list = readList(params);
    return {
      list,
      form: formAt(params),
      // Another search or order begins on its first page.
      goTo: (change, options) => write(wordsOf({ ...list, page: 1, ...change }), options?.replace),
      openForm: (form) => write({ paciente: form === 'new' ? 'nuevo' : String(form) }),
      closeForm: () => write({ paciente: '' }, true),
    };
  }, [params, write]);
}
