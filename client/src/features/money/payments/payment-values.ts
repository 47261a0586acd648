import { MONEY_MESSAGES, balanceLeft } from '#domain/money/money.es.js';
import { roundedCash } from '#domain/money/cash-rounding.js';
import { type DocumentKind, isCard, type PaymentMethod } from '#domain/money/payment.js';
import { parseRut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { Clp } from '#domain/stock/clp.js';
import type { ReceiveDepositInput } from '../deposits/deposits.generated';
import type { DocumentInput, PaymentInput } from '../money.generated';
import {
  hasOtherPrice,
  NO_PRODUCT,
  NOT_A_QUANTITY,
  type ProductValues,
  readQuantity,
} from '../charges/product-values';
import { NOT_PESOS, readPesos } from '../pesos';

/** A patient as the sale's picker shows them. */
export interface PayingPatient {
  readonly id: number;
  readonly name: string;
  readonly rut: string;
  readonly provisionalRut: boolean;
  readonly phone: string;
}

/** All amounts as typed. Those of a product, and the fields up to its patient, are used only in a sale. */
export interface PaymentValues extends ProductValues {
  /** A product needs none. */
  readonly description: string;
  /** Why a product costs something else than its own price. */
  readonly reason: string;
  readonly buyer: PayingPatient | null;
  readonly method: PaymentMethod | null;
  /** Empty for all that is owed. */
  readonly amount: string;
  readonly keepsRest: boolean;
  /** Empty if the cash was not counted. */
  readonly tendered: string;
  /** Empty for no document. */
  readonly documentKind: DocumentKind | '';
  readonly documentNumber: string;
  readonly issuerRut: string;
  readonly authorizationCode: string;
  readonly payerName: string;
  readonly payerRut: string;
  readonly tip: string;
  readonly tipProfessionalId: number | null;
  readonly belongsTo: string;
  readonly note: string;
}

export const EMPTY_PAYMENT: PaymentValues = {
  ...NO_PRODUCT,
  description: '',
  price: '',
  reason: '',
  buyer: null,
  method: null,
  amount: '',
  keepsRest: false,
  tendered: '',
  documentKind: '',
  documentNumber: '',
  issuerRut: '',
  authorizationCode: '',
  payerName: '',
  payerRut: '',
  tip: '',
  tipProfessionalId: null,
  belongsTo: '',
  note: '',
};

/** The purpose of the payment: the chosen charges, or a sale. */
export interface Payable {
  readonly owed: Clp;
  readonly isSale: boolean;
  /** Without a patient there is no credit. */
  readonly hasPatient: boolean;
}

/** The amount to pay before cash is rounded; undefined if what was typed is no amount. */
export const amountOf = ({ amount }: PaymentValues, { owed }: Payable): Clp | undefined =>
  amount.trim() === '' ? owed : readPesos(amount);

/** The amount to hand over: cash is rounded. */
export function toPay(values: PaymentValues, payable: Payable): Clp | undefined {
  const amount = amountOf(values, payable);
  return amount !== undefined && values.method === 'CASH' ? roundedCash(amount) : amount;
}

/** The document is the voucher of a card unless another one is chosen, and none without a number. */
const hasDocument = ({ documentKind, documentNumber }: PaymentValues): boolean =>
  documentKind !== '' && documentNumber.trim() !== '';

/** In pesos; in cash it is handed over with the payment. */
export const tipOf = ({ tip }: PaymentValues): Clp => readPesos(tip) ?? 0;

export function faultsOfPayment(
  values: PaymentValues,
  payable: Payable,
): Partial<Record<keyof PaymentValues, string>> {
  const faults: Partial<Record<keyof PaymentValues, string>> = {};
  const wrongPesos = (text: string) => text.trim() !== '' && readPesos(text) === undefined;
  const isProduct = values.productId !== '';
  if (payable.isSale && !isProduct && values.description.trim() === '')
    faults.description = MONEY_MESSAGES.noDescription;
  if (payable.isSale && isProduct && !readQuantity(values.quantity)) faults.quantity = NOT_A_QUANTITY;
  if (payable.isSale && !readPesos(values.price)) faults.price = NOT_PESOS;
  if (payable.isSale && hasOtherPrice(values) && values.reason.trim() === '')
    faults.reason = MONEY_MESSAGES.changeReason;
  if (values.method === null) faults.method = 'Elija cómo se paga.';
  const amount = amountOf(values, payable);
  if (amount === undefined || (amount === 0 && !faults.price)) faults.amount = NOT_PESOS;
  else if (amount > payable.owed && !(payable.hasPatient && values.keepsRest))
    faults.amount = balanceLeft(payable.owed);
  else if (values.method === 'CASH' && values.tendered.trim() !== '') {
    const tendered = readPesos(values.tendered);
    if (tendered === undefined) faults.tendered = NOT_PESOS;
    else if (tendered < roundedCash(amount) + tipOf(values)) faults.tendered = MONEY_MESSAGES.tenderedTooLow;
  }
  if (isWrongRut(values.payerRut)) faults.payerRut = FIELD_MESSAGES.rut;
  if (wrongPesos(values.tip)) faults.tip = NOT_PESOS;
  const needsNumber = values.documentKind !== '' && values.documentKind !== 'VOUCHER';
  return { ...faults, ...faultsOfDocument(values, needsNumber) };
}

/** The document of a payment, as typed. */
export type DocumentValues = Pick<PaymentValues, 'documentKind' | 'documentNumber' | 'issuerRut'>;

const isWrongRut = (text: string): boolean => text.trim() !== '' && !parseRut(text);

export function faultsOfDocument(
  { documentNumber, issuerRut }: DocumentValues,
  needsNumber: boolean,
): Partial<Record<keyof DocumentValues, string>> {
  const number = documentNumber.trim();
  return {
    ...((number !== '' || needsNumber) &&
      !/^[1-9]\d{0,19}$/.test(number) && { documentNumber: MONEY_MESSAGES.documentNumber }),
    ...(isWrongRut(issuerRut) && { issuerRut: FIELD_MESSAGES.rut }),
  };
}

/** The field of a document that the server names. */
export const documentFieldOf = (field: string): string =>
  field === 'document' || field === 'kind' ? 'documentKind' : field === 'number' ? 'documentNumber' : field;

/** @param kind the chosen one. */
export const toDocument = (
  kind: DocumentKind,
  { documentNumber, issuerRut }: DocumentValues,
): DocumentInput => ({
  kind,
  number: documentNumber.trim(),
  ...(kind === 'FEE_RECEIPT' && issuerRut.trim() && { issuerRut: issuerRut.trim() }),
});

/** @param chargeIds what it pays. */
export function toPaymentInput(
  values: PaymentValues,
  payable: Payable,
  patientId: number | null,
  chargeIds: readonly number[],
): PaymentInput {
  const { method, documentKind } = values;
  const tendered = method === 'CASH' ? readPesos(values.tendered) : undefined;
  const tip = tipOf(values);
  return {
    patientId,
    chargeIds: [...chargeIds],
    method: method ?? 'OTHER',
    amount: amountOf(values, payable) ?? payable.owed,
    keepsRest: values.keepsRest,
    ...(tendered && { tendered }),
    ...(values.payerName.trim() && { payerName: values.payerName.trim() }),
    ...(values.payerRut.trim() && { payerRut: values.payerRut.trim() }),
    ...(method && isCard(method) && values.authorizationCode.trim()
      ? { authorizationCode: values.authorizationCode.trim() }
      : {}),
    ...(documentKind !== '' && hasDocument(values) && { document: toDocument(documentKind, values) }),
    ...(tip > 0 && { tip, tipProfessionalId: values.tipProfessionalId }),
    ...(values.belongsTo && { belongsTo: values.belongsTo }),
    ...(values.note.trim() && { note: values.note.trim() }),
  };
}

/** How a deposit is paid; its amount is the deposit's, and it is taken without a tip. */
export function toReceivedDeposit(
  values: PaymentValues,
  payable: Payable,
  appointmentId: number,
): ReceiveDepositInput {
  const payment = toPaymentInput({ ...values, amount: '', tip: '' }, payable, null, []);
  const { patientId: _patient, chargeIds: _charges, amount: _amount, keepsRest: _rest, ...how } = payment;
  return { appointmentId, ...how };
}
