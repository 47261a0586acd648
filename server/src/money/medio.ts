import type { PaymentMethod } from '#domain/money/payment.js';

/** The words of the REST API. */
export const MEDIO: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'efectivo',
  DEBIT: 'debito',
  CREDIT: 'credito',
  TRANSFER: 'transferencia',
  OTHER: 'otro',
};
