import type { Period } from '#domain/reports/period.js';

/** This month's. */
export const MONEY_LINES_PATH = '/app/caja/movimientos';

/** In the address: charges without a professional. */
export const WITHOUT_PROFESSIONAL_WORD = 'nadie';

/**
 * The charges and payments of a period that are the clinic's income.
 * @param more filters, as parameters of the URL.
 */
export const moneyLinesPath = ({ from, to }: Period, more: Readonly<Record<string, string>> = {}): string =>
  `${MONEY_LINES_PATH}?${new URLSearchParams({ desde: from, hasta: to, ...more }).toString()}`;
