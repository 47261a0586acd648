import { shortDate } from '#domain/clinic-time.es.js';
import {
  correctionInWords,
  documentInWords,
  METHOD_LABELS,
  PAYMENT_KIND_LABELS,
} from '#domain/money/money.es.js';
import { formatClp } from '#domain/stock/clp.js';
import type { ChargeLineFragment, PaymentLineFragment } from '../money.generated';
import type { MoneyTableRow } from './MoneyTable';

/** A line of the till: a charge or a payment. */
export type TillLine =
  | { readonly is: 'charge'; readonly line: ChargeLineFragment }
  | { readonly is: 'payment'; readonly line: PaymentLineFragment };

/** In the order in which they were added. */
export const linesOf = (
  charges: readonly ChargeLineFragment[],
  payments: readonly PaymentLineFragment[],
): TillLine[] =>
  [
    ...charges.map((line): TillLine => ({ is: 'charge', line })),
    ...payments.map((line): TillLine => ({ is: 'payment', line })),
  ].toSorted((one, other) => one.line.at.localeCompare(other.line.at) || one.line.id - other.line.id);

/** The kind of a payment: 'Débito · Voucher 118', 'Redondeo', 'Devolución, Efectivo'. */
export function paymentInWords({ kind, method, document, authorizationCode }: PaymentLineFragment): string {
  if (kind === 'ROUNDING') return PAYMENT_KIND_LABELS.ROUNDING;
  const what =
    kind === 'PAYMENT' ? METHOD_LABELS[method] : `${PAYMENT_KIND_LABELS[kind]}, ${METHOD_LABELS[method]}`;
  return [what, document && documentInWords(document), authorizationCode && `aut. ${authorizationCode}`]
    .filter(Boolean)
    .join(' · ');
}

/** 'recibido $20.000, vuelto $8.000'; empty unless it was noted. */
export const tenderedInWords = ({
  tendered,
  change,
}: Pick<PaymentLineFragment, 'change' | 'tendered'>): string =>
  tendered === null || change === null ? '' : `recibido ${formatClp(tendered)}, vuelto ${formatClp(change)}`;

/** Further details of a line, in small letters. */
export function detailOf({ is, line }: TillLine): string {
  const isLate = line.belongsTo !== line.bookedOn;
  const own =
    is === 'charge'
      ? [
          line.professionalName,
          line.discount > 0 && `rebaja ${formatClp(line.discount)}`,
          line.isReversed && 'anulado',
        ]
      : [
          tenderedInWords(line),
          line.payerName && `paga ${line.payerName}`,
          line.professionalName && `para ${line.professionalName}`,
          line.refunded > 0 && (line.refunded === line.amount ? 'devuelto' : 'devuelto en parte'),
          ...line.documentCorrections.map(({ document, reason }) => correctionInWords(document, reason)),
        ];
  return [...own, line.reason, isLate && `del ${shortDate(line.belongsTo)}`].filter(Boolean).join(' · ');
}

/** A line as a row of a table, all but its day or hour. */
export function rowOf(
  shown: TillLine,
): Omit<MoneyTableRow, 'when'> & Required<Pick<MoneyTableRow, 'patient'>> {
  const { is, line } = shown;
  const words = is === 'charge' ? line.description : paymentInWords(line);
  return {
    key: `${is} ${line.id}`,
    patient: line.patientId === null ? null : { id: line.patientId, name: line.patientName ?? 'Paciente' },
    words: is === 'charge' && line.reversesId !== null ? `Anulación: ${words}` : words,
    detail: detailOf(shown),
    side: is,
    amount: line.amount,
    isBack: line.amount < 0 || (is === 'charge' && line.isReversed),
  };
}
