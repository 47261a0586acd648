import type { ControlState } from '#domain/visits/control-due.js';
import { useSearchParams } from 'react-router-dom';

export const CONTROLS_PATH = '/app/controles';
export const OVERDUE_PATH = `${CONTROLS_PATH}?estado=vencidos`;

/** The filter of the list; undefined means no restriction. */
export interface ControlsFilter {
  readonly state: ControlState;
  readonly professionalId: number | undefined;
  readonly treatment: string | undefined;
  /** Counted from 1. */
  readonly page: number;
}

const wordsOf = ({ state, professionalId, treatment, page }: ControlsFilter) => ({
  estado: state === 'OVERDUE' ? 'vencidos' : '',
  profesional: professionalId === undefined ? '' : String(professionalId),
  motivo: treatment ?? '',
  pagina: page > 1 ? String(page) : '',
});

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/**
 * The filter and page of the list, in the address: ?estado=vencidos&profesional=2&motivo=Manicura&pagina=2.
 * @param mayFilterByReason whether the user may read health data.
 */
export function useControlsAddress(mayFilterByReason: boolean): {
  filter: ControlsFilter;
  goTo: (change: Partial<ControlsFilter>) => void;
} {
  const [params, setParams] = useSearchParams();
  const filter: ControlsFilter = {
    state: params.get('estado') === 'vencidos' ? 'OVERDUE' : 'UPCOMING',
    professionalId: wholeNumber(params.get('profesional')),
    treatment: (mayFilterByReason && params.get('motivo')) || undefined,
    page: wholeNumber(params.get('pagina')) ?? 1,
  };
  return {
    filter,
    goTo(change) {
      // A changed filter starts on its first page.
      const words = wordsOf({ ...filter, page: 1, ...change });
      setParams(Object.fromEntries(Object.entries(words).filter(([, word]) => word)), {
        preventScrollReset: true,
      });
    },
  };
}
