import type { Discount, DiscountKind } from '#domain/money/charge.js';
import { MONEY_MESSAGES } from '#domain/money/money.es.js';
import type { Clp } from '#domain/stock/clp.js';
import { readPesos } from '../pesos';

/** What is taken off a price, as typed. */
export interface DiscountValues {
  readonly discountKind: DiscountKind | 'NONE';
  readonly discountAmount: string;
  readonly percent: string;
}

export const NO_DISCOUNT: DiscountValues = { discountKind: 'NONE', discountAmount: '', percent: '' };

/** Undefined without a discount, or while it is incomplete. */
export function discountIn({ discountKind, discountAmount, percent }: DiscountValues): Discount | undefined {
  if (discountKind === 'COURTESY') return { kind: 'COURTESY' };
  const amount = readPesos(discountAmount);
  if (discountKind === 'AMOUNT' && amount) return { kind: 'AMOUNT', amount };
  const part = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 0;
  if (discountKind === 'PERCENT' && part >= 1 && part <= 100) return { kind: 'PERCENT', percent: part };
  return undefined;
}

/** @param price undefined if it is not known here */
export function faultsOfDiscount(
  values: DiscountValues,
  price: Clp | undefined,
): Partial<Record<keyof DiscountValues, string>> {
  const { discountKind } = values;
  const discount = discountIn(values);
  const isIncomplete = discountKind !== 'NONE' && !discount;
  if (discountKind === 'AMOUNT' && isIncomplete) return { discountAmount: MONEY_MESSAGES.discountIncomplete };
  if (discount?.kind === 'AMOUNT' && price !== undefined && discount.amount > price)
    return { discountAmount: MONEY_MESSAGES.discountTooHigh };
  return discountKind === 'PERCENT' && isIncomplete ? { percent: 'Escriba un porcentaje de 1 a 100.' } : {};
}
