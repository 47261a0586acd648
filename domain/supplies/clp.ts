/** Chilean pesos, which have no cents. */
export type Clp = number;

/** '$12.345'. */
export const formatClp = (amount: Clp): string =>
  `${amount < 0 ? '-' : ''}$${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, '.')}`;
