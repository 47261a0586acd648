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

interface Balance {
  readonly owed: Clp;
  readonly credit: Clp;
  /** The part of the credit that is the deposit of an hour to come. */
  readonly reserved: Clp;
}

/** The credit that can pay a debt. */
export const freeCredit = ({ credit, reserved }: Pick<Balance, 'credit' | 'reserved'>): Clp =>
  credit - reserved;

/** A patient's debt after their credit is used. */
export const netOwed = (balance: Balance): Clp => Math.max(balance.owed - freeCredit(balance), 0);

/** The most patients in one request about reminders: as many as a full list of debtors shows. */
export const MOST_REMINDED_AT_ONCE = 1_000;

/** Oldest first, as debts are paid. */
export const oldestFirst = (charges: readonly OpenCharge[]): OpenCharge[] =>
  charges.toSorted((one, other) => one.belongsTo.localeCompare(other.belongsTo) || one.id - other.id);
