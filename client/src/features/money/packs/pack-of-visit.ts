import type { ChargeLineFragment } from '../money.generated';
import type { PackLineFragment } from './packs.generated';

/** The pack whose session a visit used. */
export const packOfVisit = (
  packs: readonly PackLineFragment[],
  appointmentId: number,
): PackLineFragment | undefined =>
  packs.find(({ uses }) => uses.some((use) => use.appointmentId === appointmentId && !use.givenBackAt));

/** Whether a pack may still cover a visit: it is not charged, or its charge is wholly unpaid. */
export function needsPack(charges: readonly ChargeLineFragment[]): boolean {
  const ofVisit = charges.find(({ kind }) => kind === 'VISIT');
  return !ofVisit || (ofVisit.amount > 0 && ofVisit.paid === ofVisit.paidByDeposit);
}
