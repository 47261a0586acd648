import { PAY_BASIS_LABELS, PAY_KIND_LABELS, percentInWords } from '#domain/money/pay.es.js';
import { formatClp } from '#domain/stock/clp.js';
import type { RegimeFragment, StatementFragment } from './pay.generated';

/** @param percent 0 to 100. */
export const inPercent = (percent: number): string => percentInWords(Math.round(percent * 100));

/** 'Honorarios · 40 % de lo cobrado', 'Arriendo de box · $300.000 al mes'. */
export function regimeInWords({ kind, basis, percent, rent }: RegimeFragment): string {
  const terms =
    basis === null
      ? `${formatClp(rent)} al mes`
      : `${inPercent(percent)} de lo ${PAY_BASIS_LABELS[basis].toLowerCase()}`;
  return `${PAY_KIND_LABELS[kind]} · ${terms}`;
}

/** 'Láser 30 %, Manicure 50 %'; empty without them. */
export const ratesInWords = ({ rates }: RegimeFragment): string =>
  rates.map(({ treatment, percent }) => `${treatment} ${inPercent(percent)}`).join(', ');

interface Sum {
  readonly name: string;
  readonly amount: number;
}

/** The totals below the lines; the last one is the pay. */
export const sumsInWords = ({ gross, retention, retentionPercent, rent, net }: StatementFragment): Sum[] => [
  { name: 'Bruto', amount: gross },
  ...(retention > 0 ? [{ name: `Retención ${inPercent(retentionPercent)}`, amount: -retention }] : []),
  ...(rent > 0 ? [{ name: 'Arriendo de box', amount: -rent }] : []),
  { name: net < 0 ? 'Neto a favor de la clínica' : 'Neto a pagar', amount: Math.abs(net) },
];

/** @param settledAt on the clinic's clock; null if it is not settled. */
export const stateInWords = (settledAt: string | null, byName: string | null): string =>
  settledAt === null
    ? 'Sin liquidar: cambia con cada cobro y pago.'
    : `Liquidado el ${settledAt} por ${byName ?? ''}.`;
