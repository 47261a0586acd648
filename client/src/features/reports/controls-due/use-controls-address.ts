import type { ControlReason, ControlState } from '#domain/reports/control-due.js';
import { useSearchParams } from 'react-router-dom';
import { wholeNumberIn } from '../../../ui/lists/list-filter';

export const CONTROLS_PATH = '/app/controles';
export const OVERDUE_PATH = `${CONTROLS_PATH}?estado=vencidos`;

/** `DISMISSED`: the patients who are not called, whether the control is overdue or not. */
export type ListedState = ControlState | 'DISMISSED';

/** The filter of the list; undefined means no restriction. */
export interface ControlsFilter {
  readonly state: ListedState;
  readonly professionalId: number | undefined;
  readonly reason: ControlReason | undefined;
  /** Only with the reason `TREATMENT`. */
  readonly treatment: string | undefined;
  /** Counted from 1. */
  readonly page: number;
}

/** In the address, apart from the names of treatments. */
const REASON_WORDS = { RISK: 'riesgo-del-pie', BRACE: 'ortonixia' } as const;
type FootReason = keyof typeof REASON_WORDS;
const FOOT_REASONS = Object.keys(REASON_WORDS) as FootReason[];

const STATE_WORDS: Readonly<Record<ListedState, string>> = {
  UPCOMING: '',
  OVERDUE: 'vencidos',
  DISMISSED: 'no-llamar',
};
const LISTED_STATES = Object.keys(STATE_WORDS) as ListedState[];

const wordsOf = ({ state, professionalId, reason, treatment, page }: ControlsFilter) => ({
  estado: STATE_WORDS[state],
  profesional: professionalId === undefined ? '' : String(professionalId),
  motivo: (reason && reason !== 'TREATMENT' ? REASON_WORDS[reason] : treatment) ?? '',
  pagina: page > 1 ? String(page) : '',
});

/**
 * The filter and page of the list, in the address: ?estado=vencidos&profesional=2&motivo=Manicura&pagina=2; `motivo` is a
 * treatment, 'riesgo-del-pie' or 'ortonixia'.
 * @param mayFilterByReason whether the user may read health data.
 */
export function useControlsAddress(mayFilterByReason: boolean): {
  filter: ControlsFilter;
  goTo: (change: Partial<ControlsFilter>) => void;
} {
  const [params, setParams] = useSearchParams();
  const why = (mayFilterByReason && params.get('motivo')) || undefined;
  const reason = FOOT_REASONS.find((one) => REASON_WORDS[one] === why);
  const filter: ControlsFilter = {
    state: LISTED_STATES.find((one) => STATE_WORDS[one] === params.get('estado')) ?? 'UPCOMING',
    professionalId: wholeNumberIn(params, 'profesional'),
    reason: reason ?? (why === undefined ? undefined : 'TREATMENT'),
    treatment: reason ? undefined : why,
    page: wholeNumberIn(params, 'pagina') ?? 1,
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
