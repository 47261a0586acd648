import type { Clp } from '../stock/clp.js';
import { discountOf } from './charge.js';

export const AGREEMENT_LIMITS = { name: 60, agreements: 100, prices: 200 } as const;

/** What an agreement says of one treatment. */
export interface AgreedTerms {
  readonly name: string;
  /** Its price in the agreement; null if it names none. */
  readonly price: Clp | null;
  /** What is taken off all others; null for nothing. */
  readonly percent: number | null;
}

export interface AgreedPrice {
  readonly listPrice: Clp;
  readonly discount: Clp;
}

/**
 * What a treatment costs with an agreement: the list price stays, and what is less is taken off.
 * @returns undefined if the agreement says nothing of it
 */
export function agreedPrice(listPrice: Clp | null, { price, percent }: AgreedTerms): AgreedPrice | undefined {
  if (price !== null)
    return listPrice === null || price >= listPrice
      ? { listPrice: price, discount: 0 }
      : { listPrice, discount: listPrice - price };
  if (percent === null || listPrice === null) return undefined;
  return { listPrice, discount: discountOf(listPrice, { kind: 'PERCENT', percent }) };
}
