import { shortDate } from '../clinic-time.es.js';
import type { LocalDate } from '../clinic-time.js';
import { type Clp, formatClp } from '../stock/clp.js';
import type { DiscountKind, TaxTreatment } from './charge.js';
import type { ExpenseCategory } from './expense.js';
import type { NumberGap } from './document-gaps.js';
import type { DocumentKind, PaymentKind, PaymentMethod } from './payment.js';

export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'Efectivo',
  DEBIT: 'Débito',
  CREDIT: 'Crédito',
  TRANSFER: 'Transferencia',
  OTHER: 'Otro',
};

export const PAYMENT_KIND_LABELS: Readonly<Record<PaymentKind, string>> = {
  PAYMENT: 'Pago',
  ROUNDING: 'Redondeo',
  TIP: 'Propina',
  REFUND: 'Devolución',
};

export const DOCUMENT_LABELS: Readonly<Record<DocumentKind, string>> = {
  VOUCHER: 'Voucher',
  TAXED_RECEIPT: 'Boleta afecta',
  EXEMPT_RECEIPT: 'Boleta exenta',
  FEE_RECEIPT: 'Boleta de honorarios',
  INVOICE: 'Factura',
};

export const EXPENSE_LABELS: Readonly<Record<ExpenseCategory, string>> = {
  SUPPLIES: 'Insumos y productos',
  EQUIPMENT: 'Equipos y mantención',
  RENT: 'Arriendo y gastos comunes',
  UTILITIES: 'Luz, agua, internet',
  PAY: 'Sueldos y honorarios',
  ADVERTISING: 'Publicidad',
  TAXES: 'Impuestos y patentes',
  OTHER: 'Otros',
};

export const TAX_LABELS: Readonly<Record<TaxTreatment, string>> = {
  TAXED: 'Afecto',
  EXEMPT: 'Exento',
  UNDEFINED: 'Sin definir',
};

export const DISCOUNT_LABELS: Readonly<Record<DiscountKind, string>> = {
  AMOUNT: 'En pesos',
  PERCENT: 'En porcentaje',
  COURTESY: 'Cortesía',
};

/** On every printed page that could be mistaken for a tax document. */
export const NOT_A_RECEIPT = 'Comprobante interno, no es boleta.';

/** Each sentence tells the user what to do. */
export const MONEY_MESSAGES = {
  chargeNotFound: 'Ese cobro no existe.',
  paymentNotFound: 'Ese pago no existe.',
  alreadyCharged: 'Esta cita ya está cobrada. Para cobrar otro monto, anule primero ese cobro.',
  cancelledVisit: 'La cita está cancelada. Cobre como venta si corresponde.',
  paidAlready: 'Ya se pagó algo de este cobro. Anúlelo: lo pagado queda como saldo a favor.',
  deletedAppointment: 'Cita eliminada',
  reopenedVisit: 'La visita ya no está terminada',
  noDescription: 'Escriba qué se cobra.',
  noPrice: 'El tratamiento no tiene precio. Escriba el monto.',
  discountReason: 'Escriba por qué se rebaja.',
  changeReason: 'Escriba por qué cambia el precio.',
  discountIncomplete: 'Escriba cuánto se rebaja.',
  discountTooHigh: 'La rebaja no puede ser mayor que el precio.',
  reversed: 'Ese cobro ya está anulado.',
  refundOfOther: 'Solo se devuelve un pago. El redondeo se devuelve con él.',
  chargedTwice: 'Un cobro aparece dos veces.',
  belowCoin: 'El monto es menor que la moneda de $10. Elija otro medio de pago.',
  wholeCoins: 'En efectivo se devuelven múltiplos de $10.',
  tenderedTooLow: 'El efectivo recibido es menor que el pago.',
  onlyCash: 'Solo para pagos en efectivo.',
  onlyCard: 'Solo para pagos con tarjeta.',
  documentNumber: 'Escriba el número del documento: solo dígitos, hasta 20.',
  notIssued: 'La clínica no emite ese documento. Elija otro.',
  anonymousDebt: 'Sin paciente, la venta se paga completa.',
  future: 'Un pago no puede ser de un día futuro.',
  closed: 'Ese día ya está cerrado.',
  open: 'Ese día no está cerrado.',
  futureClosing: 'Un día futuro no se cierra.',
  countedDifference: 'El efectivo no cuadra. Escriba por qué.',
  expenseNotFound: 'Ese gasto no existe.',
  expenseReversed: 'Ese gasto ya está anulado.',
  noExpense: 'Escriba en qué se gastó.',
  paidInCoins: 'En efectivo se paga en múltiplos de $10.',
  noCredit: 'El paciente no tiene saldo a favor.',
} as const;

export const balanceLeft = (left: Clp): string =>
  left === 0 ? 'No queda nada por pagar.' : `Falta por pagar ${formatClp(left)}.`;

export const refundable = (left: Clp): string =>
  left === 0 ? 'Ese pago ya se devolvió.' : `Se puede devolver hasta ${formatClp(left)}.`;

export const documentTaken = (kind: DocumentKind, number: string, day: LocalDate): string =>
  `${DOCUMENT_LABELS[kind]} ${number} ya está en un pago del ${shortDate(day)}. Revise el número.`;

/** 'Faltan 118, 120 y 122 a 129', 'Falta 118'; empty without a gap. */
export function gapsInWords(gaps: readonly NumberGap[]): string {
  const [first] = gaps;
  if (!first) return '';
  const words = gaps.map(({ from, to }) => (from === to ? from : `${from} a ${to}`));
  const isOne = gaps.length === 1 && first.from === first.to;
  const last = words.at(-1) ?? '';
  const list = words.length === 1 ? last : `${words.slice(0, -1).join(', ')} y ${last}`;
  return `${isOne ? 'Falta' : 'Faltan'} ${list}`;
}
