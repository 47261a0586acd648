import type { Clp } from '../stock/clp.js';
import { shortText } from '../written-text.js';

/** `unitValue` is the price on the day of the visit. */
export interface UsedSupplyLine {
  readonly supplyId: number;
  readonly quantity: number;
  readonly unitValue: Clp;
}

export const totalCost = (lines: readonly Pick<UsedSupplyLine, 'quantity' | 'unitValue'>[]): Clp =>
  lines.reduce((total, { quantity, unitValue }) => total + quantity * unitValue, 0);

/** By supply id, the reason given for using it although it is expired. */
export const expiredReasons = (
  lines: readonly { readonly supplyId: number; readonly expiredReason?: string | null }[],
): ReadonlyMap<number, string> =>
  new Map(
    lines.flatMap(({ supplyId, expiredReason }) => {
      const reason = shortText(expiredReason ?? '');
      return reason ? [[supplyId, reason]] : [];
    }),
  );

/** Adds up lines of the same supply. @returns one line per supply, ordered by id. */
export function mergeQuantities(
  lines: readonly { readonly supplyId: number; readonly quantity: number }[],
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { supplyId, quantity } of lines) {
    quantities.set(supplyId, (quantities.get(supplyId) ?? 0) + quantity);
  }
  return new Map([...quantities].sort(([one], [other]) => one - other));
}
