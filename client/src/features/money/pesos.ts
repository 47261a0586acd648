import { MAX_CLP } from '#domain/money/charge.js';
import { MAX_TILL_CLP } from '#domain/money/till.js';
import { type Clp, readClp } from '#domain/stock/clp.js';

/** Undefined for more than a charge may be. */
export const readPesos = (text: string): Clp | undefined => readClp(text, MAX_CLP);

/** Reads the sum of a day of the till. */
export const readTillPesos = (text: string): Clp | undefined => readClp(text, MAX_TILL_CLP);

export const NOT_PESOS = 'Escriba el monto en pesos, sin decimales.';
