import { thousands } from '../thousands.es.js';

/** Chilean pesos, which have no cents. */
export type Clp = number;

/** '$12.345'. */
export const formatClp = (amount: Clp): string => `${amount < 0 ? '-' : ''}$${thousands(Math.abs(amount))}`;

/** Whole pesos as people type them: '25000', '25.000' or '$25.000'. Undefined for anything else. */
export function readClp(text: string): Clp | undefined {
  const written = text.replace(/[$\s]/g, '');
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(written) ? Number(written.replaceAll('.', '')) : undefined;
}
