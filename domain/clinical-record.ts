import type { Clp } from './clp.js';

/** A supply that a visit used, with its unit value of the day. */
export interface UsedSupplyLine {
  readonly supplyId: number;
  readonly quantity: number;
  readonly unitValue: Clp;
}

/** What a visit's supplies cost, at the prices of the day. */
export const totalCost = (lines: readonly Pick<UsedSupplyLine, 'quantity' | 'unitValue'>[]): Clp =>
  lines.reduce((total, { quantity, unitValue }) => total + quantity * unitValue, 0);

/** The same supply named twice is one line of the sum; in the order of their ids. */
export function mergeQuantities(
  lines: readonly { readonly supplyId: number; readonly quantity: number }[],
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>();
  for (const { supplyId, quantity } of lines) {
    quantities.set(supplyId, (quantities.get(supplyId) ?? 0) + quantity);
  }
  return new Map([...quantities].sort(([one], [other]) => one - other));
}
