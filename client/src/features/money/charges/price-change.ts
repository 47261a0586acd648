import type { Area } from '#domain/access/rights.js';
import type { ChargeLineFragment } from '../money.generated';

type Priced = Pick<ChargeLineFragment, 'isPriceOpen' | 'keepsDeposit' | 'paid' | 'paidByDeposit'>;

/**
 * Whether the user may give a standing charge another price: nothing but a deposit has paid it, and it is either that of a
 * visit's end on an open day or theirs to correct.
 */
export const mayChangePrice = (charge: Priced, can: (area: Area) => boolean): boolean =>
  can('CAJA') &&
  charge.paid === charge.paidByDeposit &&
  !charge.keepsDeposit &&
  (charge.isPriceOpen || can('CAJA_CORRECTIONS'));
