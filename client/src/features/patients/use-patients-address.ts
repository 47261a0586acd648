import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PatientOrder } from './patients.generated';

/** 'new', or the id of the edited patient. */
export type OpenForm = 'new' | number;

export interface ListAddress {
  readonly search: string;
  readonly orderBy: PatientOrder;
  readonly descending: boolean;
  /** Counted from 1. */
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
/** Also used by the REST API. */
export const WORD_OF_ORDER = Object.fromEntries(
  Object.entries(ORDER_OF_WORD).map(([word, order]) => [order, word]),
);

function readList(params: URLSearchParams): ListAddress {
  const page = Number(params.get('pagina'));
  return {
    search: (params.get('buscar') ?? '').slice(0, MAX_SEARCH_LENGTH),
    orderBy: ORDER_OF_WORD[params.get('orden') ?? ''] ?? 'NAME',
    descending: params.get('sentido') === 'desc',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100_000) : 1,
  };
}

/** The address contains only the differences from the default list. */
const wordsOf = (list: ListAddress): Readonly<Record<string, string>> => ({
  buscar: list.search,
  orden: list.orderBy === 'NAME' ? '' : (WORD_OF_ORDER[list.orderBy] ?? ''),
  sentido: list.descending ? 'desc' : '',
  pagina: list.page > 1 ? String(list.page) : '',
});

/** The form opened by ?paciente=nuevo or ?paciente=12. */
export function formAt(params: URLSearchParams): OpenForm | undefined {
  const asked = params.get('paciente') ?? '';
  return asked === 'nuevo' ? 'new' : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
}

/** Keeps search, order, page and form in the address, for the back button, reloading and sharing. */
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
      // Another search or order starts on its first page.
      goTo: (change, options) => write(wordsOf({ ...list, page: 1, ...change }), options?.replace),
      openForm: (form) => write({ paciente: form === 'new' ? 'nuevo' : String(form) }),
      closeForm: () => write({ paciente: '' }, true),
    };
  }, [params, write]);
}
