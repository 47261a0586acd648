/** An amount in Chilean pesos: whole, for the peso has no cents. */
export type Clp = number;

/** '$12.345', as Chile writes it. */
export const formatClp = (amount: Clp): string =>
  `${amount < 0 ? '-' : ''}$${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, '.')}`;
