import { MAX_CLP } from '#domain/money/charge.js';
import type { Clp } from '#domain/stock/clp.js';

/** Whole pesos as people type them: '25000', '25.000' or '$25.000'. Undefined for anything else. */
export function readPesos(text: string): Clp | undefined {
  const written = text.replace(/[$\s]/g, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(written)) return undefined;
  const amount = Number(written.replaceAll('.', ''));
  return amount <= MAX_CLP ? amount : undefined;
}

export const NOT_PESOS = 'Escriba el monto en pesos, sin decimales.';
