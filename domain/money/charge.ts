import type { ServiceType } from '../agenda/appointment.js';
import type { Clp } from '../stock/clp.js';

/** The highest amount of one line, in pesos. */
export const MAX_CLP: Clp = 999_999_999;

/**
 * `VISIT`: the treatment of an appointment, at most once. `PACK`: sessions paid ahead; the visits that use them are
 * charged nothing. `EXTRA`: anything else that is charged.
 */
export const CHARGE_KINDS = ['VISIT', 'EXTRA', 'PACK'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** `UNDEFINED`: the clinic's accountant has not decided. */
export const TAX_TREATMENTS = ['TAXED', 'EXEMPT', 'UNDEFINED'] as const;
export type TaxTreatment = (typeof TAX_TREATMENTS)[number];

/** The reason why an amount is below the list price. */
export type Discount =
  | { readonly kind: 'AMOUNT'; readonly amount: Clp }
  | { readonly kind: 'PERCENT'; readonly percent: number }
  /** Nothing is charged. */
  | { readonly kind: 'COURTESY' };
export const DISCOUNT_KINDS = ['AMOUNT', 'PERCENT', 'COURTESY'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Podiatry may be exempt as a health service; manicure and sold products never are. */
export const usualTax = (service: ServiceType | null): TaxTreatment =>
  service === 'PODIATRY' ? 'UNDEFINED' : 'TAXED';

/** The pesos that a discount takes off a price, rounded half up and at most the price. */
export function discountOf(price: Clp, discount: Discount | undefined): Clp {
  if (!discount) return 0;
  switch (discount.kind) {
    case 'AMOUNT':
      return Math.min(discount.amount, price);
    case 'PERCENT':
      return Math.round((price * discount.percent) / 100);
    case 'COURTESY':
      return price;
  }
}
