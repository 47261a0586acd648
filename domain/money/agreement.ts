import type { Clp } from '../stock/clp.js';
import { discountOf } from './charge.js';

export const AGREEMENT_LIMITS = { name: 60, agreements: 100, prices: 200 } as const;

export interface AgreedTerms {
  readonly name: string;
  /** Its price in the agreement; null if it names none. */
  readonly price: Clp | null;
  /** The discount on all others; null for none. */
  readonly percent: number | null;
}

export interface AgreedPrice {
  readonly listPrice: Clp;
  readonly discount: Clp;
}

/**
 * The price of a treatment with an agreement: the list price, and the discount.
 * @returns undefined if the agreement has neither a price nor a percentage for it
 */
export function agreedPrice(listPrice: Clp | null, { price, percent }: AgreedTerms): AgreedPrice | undefined {
  if (price !== null)
    return listPrice === null || price >= listPrice
      ? { listPrice: price, discount: 0 }
      : { listPrice, discount: listPrice - price };
  if (percent === null || listPrice === null) return undefined;
  return { listPrice, discount: discountOf(listPrice, { kind: 'PERCENT', percent }) };
}
