import { thousands } from '../thousands.es.js';

/** Chilean pesos, which have no cents. */
export type Clp = number;

/** '$12.345'. */
export const formatClp = (amount: Clp): string => `${amount < 0 ? '-' : ''}$${thousands(Math.abs(amount))}`;
