import type { Rut } from '../rut.js';
import type { Clp } from '../stock/clp.js';

export const PAYMENT_METHODS = ['CASH', 'DEBIT', 'CREDIT', 'TRANSFER', 'OTHER'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * `ROUNDING`: the difference that rounding cash makes to its payment (negative if the patient paid more than was owed).
 * `TIP`: for the professional, never income. `REFUND`: takes a payment back, in part or whole.
 */
export const PAYMENT_KINDS = ['PAYMENT', 'ROUNDING', 'TIP', 'REFUND'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Documents that the clinic issues elsewhere for a payment: the product issues none. */
export const DOCUMENT_KINDS = [
  'VOUCHER',
  'TAXED_RECEIPT',
  'EXEMPT_RECEIPT',
  'FEE_RECEIPT',
  'INVOICE',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The document of a payment: `issuerRut` is empty for the clinic's own. */
export interface FiscalDocument {
  readonly kind: DocumentKind;
  readonly issuerRut: Rut;
  readonly number: string;
}

const CARDS: ReadonlySet<PaymentMethod> = new Set(['DEBIT', 'CREDIT']);
export const isCard = (method: PaymentMethod): boolean => CARDS.has(method);

export const changeOf = (tendered: Clp, paid: Clp): Clp => tendered - paid;
