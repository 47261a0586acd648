import type { Clp } from '#domain/stock/clp.js';

/** The notes that are handed over most. */
const NOTES: readonly Clp[] = [5_000, 10_000, 20_000];

/** Likely amounts of cash for a price that is not exact: '20.000' for 18.500. The lowest first. */
export const quickNotes = (due: Clp): Clp[] => {
  const likely = NOTES.map((note) => Math.ceil(due / note) * note).filter((sum) => sum > due);
  return [...new Set(likely)].toSorted((one, other) => one - other);
};
