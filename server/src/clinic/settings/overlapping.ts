import type { LocalDate } from '#domain/clinic-time.js';

/** Condition of the rows `from` … `to` that share a day with a range; it has no end if its last day is null. */
export const overlapping = ([first, last]: readonly [first: LocalDate, last: LocalDate | null]) => ({
  to: { $gte: first },
  ...(last !== null && { from: { $lte: last } }),
});
