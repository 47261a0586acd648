import { shortDate } from '../clinic-time.es.js';
import type { LocalDate } from '../clinic-time.js';
import { formatRut } from '../rut.js';
import { type Clp, formatClp } from '../stock/clp.js';
import type { DiscountKind, TaxTreatment } from './charge.js';
import type { ExpenseCategory } from './expense.js';
import type { NumberGap } from './document-gaps.js';
import type { MoneyLineKind } from './lines.js';
import type { DocumentKind, FiscalDocument, PaymentKind, PaymentMethod } from './payment.js';

export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'Efectivo',
  DEBIT: 'Débito',
  CREDIT: 'Crédito',
  TRANSFER: 'Transferencia',
  OTHER: 'Otro',
};

/** In addresses and in the REST API. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'efectivo',
  DEBIT: 'debito',
  CREDIT: 'credito',
  TRANSFER: 'transferencia',
  OTHER: 'otro',
};

/** In addresses and in the REST API. */
export const LINE_KIND_WORDS: Readonly<Record<MoneyLineKind, string>> = { CHARGE: 'cobro', PAYMENT: 'pago' };

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
  cancelledAppointment: 'Cita cancelada',
  deletedAppointment: 'Cita eliminada',
  reopenedVisit: 'La visita ya no está terminada',
  noDescription: 'Escriba qué se cobra.',
  noPrice: 'El tratamiento no tiene precio. Escriba el monto.',
  noSalePrice: 'El producto no tiene precio de venta. Escriba el monto.',
  visitIsNoProduct: 'El tratamiento de la cita no es un producto. Cóbrelo aparte.',
  quantityOfProduct: 'Elija el producto.',
  soldTooDear: 'El total pasa de $999.999.999. Cobre menos unidades.',
  discountReason: 'Escriba por qué se rebaja.',
  changeReason: 'Escriba por qué cambia el precio.',
  discountIncomplete: 'Escriba cuánto se rebaja.',
  discountTooHigh: 'La rebaja no puede ser mayor que el precio.',
  reversed: 'Ese cobro ya está anulado.',
  refundOfOther: 'Solo se devuelve un pago. El redondeo se devuelve con él.',
  chargedTwice: 'Un cobro aparece dos veces.',
  otherCharges: 'Uno de los cobros no existe o es de otra persona. Recargue la página.',
  belowCoin: 'El monto es menor que la moneda de $10. Elija otro medio de pago.',
  wholeCoins: 'En efectivo se devuelven múltiplos de $10.',
  tenderedTooLow: 'El efectivo recibido es menor que el pago.',
  onlyCash: 'Solo para pagos en efectivo.',
  onlyCard: 'Solo para pagos con tarjeta.',
  documentNumber: 'Escriba el número del documento: solo dígitos, hasta 20, sin ceros al comienzo.',
  notIssued: 'La clínica no emite ese documento. Elija otro.',
  documentOfOther: 'Solo un pago tiene documento. Una devolución tiene el de su pago.',
  hasDocument: 'Ese pago ya tiene un documento. Si está mal, corríjalo.',
  noDocument: 'Ese pago no tiene un documento. Agréguelo.',
  sameDocument: 'El pago ya tiene ese documento. Escriba el correcto.',
  whichDocument: 'Elija el documento correcto, o ninguno.',
  otherPatient:
    'Ya se pagó algo de esta cita, y lo pagado es de su paciente. Anule el cobro antes de dar la cita a otra persona: lo pagado queda como saldo a favor.',
  movedVisit: 'La cita es ahora de otra persona',
  anonymousDebt: 'Sin paciente, la venta se paga completa.',
  future: 'Un pago no puede ser de un día futuro.',
  closed: 'Ese día ya está cerrado.',
  open: 'Ese día no está cerrado.',
  futureClosing: 'Un día futuro no se cierra.',
  countedDifference: 'El efectivo no cuadra. Escriba por qué.',
  settledOpen: 'La caja de ese día no está cerrada. Ciérrela antes de cuadrar las tarjetas.',
  netTooHigh: 'Lo abonado no puede ser mayor que el total.',
  cardDifference: 'Las tarjetas no cuadran. Escriba por qué.',
  expenseNotFound: 'Ese gasto no existe.',
  expenseReversed: 'Ese gasto ya está anulado.',
  noExpense: 'Escriba en qué se gastó.',
  paidInCoins: 'En efectivo se paga en múltiplos de $10.',
  noCredit: 'El paciente no tiene saldo a favor.',
} as const;

/** The text of a charge for a product: 'Crema de urea', 'Crema de urea × 2'. */
export const productLine = (name: string, quantity: number): string =>
  quantity === 1 ? name : `${name} × ${quantity}`;

export const balanceLeft = (left: Clp): string =>
  left === 0 ? 'No queda nada por pagar.' : `Falta por pagar ${formatClp(left)}.`;

export const refundable = (left: Clp): string =>
  left === 0 ? 'Ese pago ya se devolvió.' : `Se puede devolver hasta ${formatClp(left)}.`;

/** Of a cash payment, more than what it paid goes back only as a whole. @param most what it paid and still pays */
export const refundableAsWhole = (left: Clp, most: Clp): string =>
  most > 0 ? `Devuelva ${formatClp(left)}, o hasta ${formatClp(most)}.` : `Devuelva ${formatClp(left)}.`;

/** 'Boleta afecta 118'. */
export const documentInWords = ({ kind, number }: Pick<FiscalDocument, 'kind' | 'number'>): string =>
  `${DOCUMENT_LABELS[kind]} ${number}`;

/** 'antes Boleta afecta 181: Se escribió mal'. @param document null for none. */
export const correctionInWords = (
  document: Pick<FiscalDocument, 'kind' | 'number'> | null,
  reason: string,
): string => `antes ${document ? documentInWords(document) : 'sin documento'}: ${reason}`;

/** 'De Boleta afecta 181 a Boleta afecta 118', 'De Boleta afecta 181 a sin documento'. Null stands for none. */
export const correctedInWords = (before: FiscalDocument | null, after: FiscalDocument | null): string =>
  `De ${issuedInWords(before)} a ${issuedInWords(after)}`;

/** 'Boleta de honorarios 7 de 11.111.111-1': two professionals may have one number. */
const issuedInWords = (document: FiscalDocument | null): string =>
  document
    ? documentInWords(document) + (document.issuerRut && ` de ${formatRut(document.issuerRut)}`)
    : 'sin documento';

export const documentTaken = (kind: DocumentKind, number: string, day: LocalDate): string =>
  `${documentInWords({ kind, number })} ya está en un pago del ${shortDate(day)}. Revise el número.`;

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
