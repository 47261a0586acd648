import { isLocalDate, type LocalDate } from '#domain/clinic-time.js';
import { useSearchParams } from 'react-router-dom';
import { wholeNumberIn } from '../../../ui/lists/list-filter';

/** Undefined means no restriction. */
export interface RecentFilter {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
  readonly professionalId: number | undefined;
  /** Words of a finding; empty: all records. */
  readonly finding: string;
  /** Counted from 1. */
  readonly page: number;
}

interface RecentAddress {
  readonly filter: RecentFilter;
  readonly openId: number | undefined;
  readonly goTo: (change: Partial<RecentFilter>) => void;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/** A record that is open above the list; `ficha` opens one above its patient's. */
const OPEN = 'reciente';

const dayIn = (params: URLSearchParams, name: string): LocalDate | undefined => {
  const text = params.get(name) ?? '';
  return isLocalDate(text) ? text : undefined;
};

/** The filter, the page and the open record of the list, kept in the address for the back button and for sharing. */
export function useRecentAddress(): RecentAddress {
  const [params, setParams] = useSearchParams();
  const filter: RecentFilter = {
    from: dayIn(params, 'desde'),
    to: dayIn(params, 'hasta'),
    professionalId: wholeNumberIn(params, 'profesional'),
    finding: params.get('hallazgo') ?? '',
    page: wholeNumberIn(params, 'pagina') ?? 1,
  };
  const write = (words: Record<string, string>, replace = false) =>
    setParams(words, { replace, preventScrollReset: true });
  return {
    filter,
    openId: wholeNumberIn(params, OPEN),
    // A changed filter starts on its first page.
    goTo: (change) => write(wordsOf({ ...filter, page: 1, ...change })),
    open: (id) => write({ ...wordsOf(filter), [OPEN]: String(id) }),
    close: () => write(wordsOf(filter), true),
  };
}

const wordsOf = ({ from, to, professionalId, finding, page }: RecentFilter): Record<string, string> => ({
  ...(from && { desde: from }),
  ...(to && { hasta: to }),
  ...(professionalId !== undefined && { profesional: String(professionalId) }),
  ...(finding !== '' && { hallazgo: finding }),
  ...(page > 1 && { pagina: String(page) }),
});
