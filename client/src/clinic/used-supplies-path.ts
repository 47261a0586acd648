import type { Period } from '#domain/reports/period.js';

/**
 * The supplies that the records of a period used.
 * @param treatment of the records' appointments; empty for records without one.
 */
export const usedSuppliesPath = ({ from, to }: Period, treatment: string): string =>
  `/app/inventario?${new URLSearchParams({ usados: treatment, desde: from, hasta: to }).toString()}`;
