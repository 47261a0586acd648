import type { LocalDate } from '../clinic-time.js';
import type { Clp } from '../stock/clp.js';

/** A charge with what has been paid of it. A reversed charge owes nothing. */
export interface OpenCharge {
  readonly id: number;
  readonly belongsTo: LocalDate;
  readonly owed: Clp;
}

/** A part of a payment that pays a charge. */
export interface Use {
  readonly chargeId: number;
  readonly amount: Clp;
}

/**
 * Divides an amount among charges in their order.
 * @returns no empty parts; what the charges do not need is left over as credit.
 */
export function spread(amount: Clp, charges: readonly OpenCharge[]): { uses: Use[]; left: Clp } {
  let left = amount;
  const uses: Use[] = [];
  for (const { id, owed } of charges) {
    const part = Math.min(owed, left);
    if (part <= 0) continue;
    uses.push({ chargeId: id, amount: part });
    left -= part;
  }
  return { uses, left };
}

/** A patient's debt after their credit is used. */
export const netOwed = ({ owed, credit }: { readonly owed: Clp; readonly credit: Clp }): Clp =>
  Math.max(owed - credit, 0);

/** The number of patients in one question about reminders: as many as a long list of those who owe shows. */
export const MOST_REMINDED_AT_ONCE = 1_000;

/** Oldest first, as debts are paid. */
export const oldestFirst = (charges: readonly OpenCharge[]): OpenCharge[] =>
  charges.toSorted((one, other) => one.belongsTo.localeCompare(other.belongsTo) || one.id - other.id);
