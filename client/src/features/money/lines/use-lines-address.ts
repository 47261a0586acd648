import type { LocalDate } from '#domain/clinic-time.js';
import { MONEY_LINE_KINDS, type MoneyLineKind } from '#domain/money/lines.js';
import { LINE_KIND_WORDS, METHOD_WORDS } from '#domain/money/money.es.js';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/money/payment.js';
import { monthOf, type Period } from '#domain/reports/period.js';
import { useSearchParams } from 'react-router-dom';
import { freePeriodIn } from '../../../clinic/free-period';
import { WITHOUT_PROFESSIONAL_WORD } from '../../../clinic/money-lines-path';
import { wholeNumberIn } from '../../../ui/lists/list-filter';

/** Charges for the work of no professional. */
export const WITHOUT_PROFESSIONAL = 'WITHOUT_PROFESSIONAL';

/** Undefined means no restriction. Only payments have a method, only charges a treatment and a professional. */
export interface LinesFilter extends Period {
  readonly kind: MoneyLineKind | undefined;
  readonly method: PaymentMethod | undefined;
  /** A treatment or a pack, by its name in the figures; empty for charges that are for neither. */
  readonly treatment: string | undefined;
  readonly professional: number | typeof WITHOUT_PROFESSIONAL | undefined;
  /** Counted from 1. */
  readonly page: number;
}

const OF_CHARGES = { treatment: undefined, professional: undefined } as const;
const OF_PAYMENTS = { method: undefined } as const;

/** The filter in an address; a missing or impossible part has its default. Without a period, this month's lines. */
export function filterIn(params: URLSearchParams, today: LocalDate): LinesFilter {
  const method = PAYMENT_METHODS.find((one) => METHOD_WORDS[one] === params.get('medio'));
  const treatment = params.get('tratamiento') ?? undefined;
  const professional =
    params.get('profesional') === WITHOUT_PROFESSIONAL_WORD
      ? WITHOUT_PROFESSIONAL
      : wholeNumberIn(params, 'profesional');
  return narrowed(
    {
      ...(freePeriodIn(params) ?? monthOf(today)),
      kind: MONEY_LINE_KINDS.find((one) => LINE_KIND_WORDS[one] === params.get('tipo')),
      ...OF_CHARGES,
      ...OF_PAYMENTS,
      page: wholeNumberIn(params, 'pagina') ?? 1,
    },
    method ? { method } : { treatment, professional },
  );
}

/** The changed filter: of payments if it names a method, of charges if it names a treatment or professional. */
export function narrowed(filter: LinesFilter, change: Partial<LinesFilter>): LinesFilter {
  const next = { ...filter, ...change };
  if (change.method !== undefined) return { ...next, ...OF_CHARGES, kind: 'PAYMENT' };
  if (change.treatment !== undefined || change.professional !== undefined)
    return { ...next, ...OF_PAYMENTS, kind: 'CHARGE' };
  if (!('kind' in change)) return next;
  return {
    ...next,
    ...(change.kind !== 'CHARGE' && OF_CHARGES),
    ...(change.kind !== 'PAYMENT' && OF_PAYMENTS),
  };
}

/** The address of a filter, without the parts that have their default. */
export function wordsOf(filter: LinesFilter, today: LocalDate): Record<string, string> {
  const { from, to, kind, method, treatment, professional, page } = filter;
  const usual = monthOf(today);
  const isNarrowed = method !== undefined || treatment !== undefined || professional !== undefined;
  return {
    ...((from !== usual.from || to !== usual.to) && { desde: from, hasta: to }),
    ...(kind && !isNarrowed && { tipo: LINE_KIND_WORDS[kind] }),
    ...(method && { medio: METHOD_WORDS[method] }),
    ...(treatment !== undefined && { tratamiento: treatment }),
    ...(professional !== undefined && {
      profesional: professional === WITHOUT_PROFESSIONAL ? WITHOUT_PROFESSIONAL_WORD : String(professional),
    }),
    ...(page > 1 && { pagina: String(page) }),
  };
}

/** The filter and page of the list, kept in the address for the back button and for sharing. */
export function useLinesAddress(today: LocalDate): {
  filter: LinesFilter;
  goTo: (change: Partial<LinesFilter>) => void;
} {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params, today);
  return {
    filter,
    goTo: (change) =>
      // A changed filter starts on its first page.
      setParams(wordsOf(narrowed({ ...filter, page: 1 }, change), today), { preventScrollReset: true }),
  };
}
