import type { ChargeLineFragment } from './money.generated';

/** Without the charges that were taken back, and without their reversals. */
export const standing = (charges: readonly ChargeLineFragment[]): ChargeLineFragment[] =>
  charges.filter(({ isReversed, reversesId }) => !isReversed && reversesId === null);
