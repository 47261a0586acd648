import { thousands } from '../thousands.es.js';

/** Chilean pesos, which have no cents. */
export type Clp = number;

/** '$12.345'. */
export const formatClp = (amount: Clp): string => `${amount < 0 ? '-' : ''}$${thousands(Math.abs(amount))}`;

/** Whole pesos as people type them: '25000', '25.000' or '$25.000'. Undefined for anything else, and above `most`. */
export function readClp(text: string, most: Clp): Clp | undefined {
  const written = text.replace(/[$\s]/g, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(written)) return undefined;
  const amount = Number(written.replaceAll('.', ''));
  return amount <= most ? amount : undefined;
}
