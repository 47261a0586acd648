import { MAX_CLP } from '#domain/money/charge.js';
import { MAX_TILL_CLP } from '#domain/money/till.js';
import type { Clp } from '#domain/stock/clp.js';

/** Whole pesos as people type them: '25000', '25.000' or '$25.000'. Undefined for anything else. */
export const readPesos = (text: string): Clp | undefined => readUpTo(text, MAX_CLP);

/** Reads the sum of a day of the till. */
export const readTillPesos = (text: string): Clp | undefined => readUpTo(text, MAX_TILL_CLP);

function readUpTo(text: string, most: Clp): Clp | undefined {
  const written = text.replace(/[$\s]/g, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(written)) return undefined;
  const amount = Number(written.replaceAll('.', ''));
  return amount <= most ? amount : undefined;
}

export const NOT_PESOS = 'Escriba el monto en pesos, sin decimales.';
