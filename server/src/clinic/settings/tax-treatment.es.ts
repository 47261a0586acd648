import type { TaxTreatment } from '#domain/money/charge.js';

/** The words of the REST API. */
export const IMPUESTO: Readonly<Record<TaxTreatment, string>> = {
  TAXED: 'afecto',
  EXEMPT: 'exento',
  UNDEFINED: 'sin_definir',
};
