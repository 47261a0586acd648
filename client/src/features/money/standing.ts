import type { ChargeLineFragment } from './money.generated';

/** Without the charges that were taken back, and without their reversals. */
export const standing = (charges: readonly ChargeLineFragment[]): ChargeLineFragment[] =>
  charges.filter(({ isReversed, reversesId }) => !isReversed && reversesId === null);

/**
 * Why a visit costs nothing: an agreement, a courtesy, or a pack, also one of another person that the patient may not use
 * any more. Undefined if something is charged.
 */
export const whyNothing = (charges: readonly ChargeLineFragment[]): string | undefined =>
  charges.every(({ amount }) => amount === 0)
    ? charges.find(({ kind }) => kind === 'VISIT')?.reason || undefined
    : undefined;
