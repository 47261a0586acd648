import type { Clp } from '../stock/clp.js';

/** The smallest coin that is still in use. */
export const SMALLEST_COIN: Clp = 10;

/**
 * An amount rounded for cash: 1 to 5 pesos down, 6 to 9 up (Ley 20.956, article 10). Only cash is rounded.
 * @param amount not negative.
 */
export function roundedCash(amount: Clp): Clp {
  const rest = amount % SMALLEST_COIN;
  return rest <= 5 ? amount - rest : amount + SMALLEST_COIN - rest;
}
