import { addMonths, type LocalDate } from '../clinic-time.js';
import type { Clp } from '../stock/clp.js';

export const PACK_LIMITS = {
  name: 60,
  sessions: 50,
  months: 60,
  treatments: 50,
  offers: 200,
  members: 10,
  code: 40,
} as const;

/** The patients who may use a pack. */
interface SharedPack {
  /** The patient who bought the pack or got it as a gift; null after a suppression, and until a gift is redeemed. */
  readonly patientId: number | null;
  /** Other patients; removed ones have an instant. */
  readonly members: readonly { readonly patientId: number; readonly removedAt: string | null }[];
}

/** The data of a patient's pack that decide whether it covers a visit. */
export interface HeldPack extends SharedPack {
  readonly id: number;
  readonly soldOn: LocalDate;
  /** The last day on which a visit can use it. */
  readonly expiresOn: LocalDate;
  /** The sessions that are left. */
  readonly remaining: number;
  readonly isCancelled: boolean;
  /** The names of its treatments, both at its sale and today. */
  readonly covers: readonly string[];
}

/** The last day of a pack: the same day some months later, or the last of a shorter month. */
export const expiryOf = (soldOn: LocalDate, months: number): LocalDate => addMonths(soldOn, months);

export type PackRefusal = 'CANCELLED' | 'OTHER_TREATMENT' | 'EXPIRED' | 'SPENT';

/**
 * Why a pack can't cover a visit; undefined if it can.
 * @param treatment as the appointment names it, in any case
 * @param day of the visit: a visit that is entered late still uses a pack that was valid then
 */
export function packRefusal(pack: HeldPack, treatment: string, day: LocalDate): PackRefusal | undefined {
  if (pack.isCancelled) return 'CANCELLED';
  if (!pack.covers.some((name) => name.toLowerCase() === treatment.toLowerCase())) return 'OTHER_TREATMENT';
  if (day > pack.expiresOn) return 'EXPIRED';
  return pack.remaining > 0 ? undefined : 'SPENT';
}

/** Whether a pack may cover a patient's visits: it is theirs, or it names them. */
export const mayUse = ({ patientId, members }: SharedPack, visitor: number): boolean =>
  patientId === visitor ||
  members.some((member) => member.patientId === visitor && member.removedAt === null);

/**
 * The pack to propose; the user decides. The oldest fitting one of the patient, or else of others that they may use.
 */
export const proposedPack = <Pack extends HeldPack>(
  packs: readonly Pack[],
  treatment: string,
  day: LocalDate,
  visitor: number,
): Pack | undefined =>
  packs
    .filter((pack) => mayUse(pack, visitor) && packRefusal(pack, treatment, day) === undefined)
    .toSorted(
      (one, other) =>
        Number(one.patientId !== visitor) - Number(other.patientId !== visitor) ||
        one.soldOn.localeCompare(other.soldOn) ||
        one.id - other.id,
    )[0];

/** The amounts of a cancelled pack. */
export interface PackSettlement {
  /** The price of the used sessions, which stays charged. */
  readonly kept: Clp;
  /** The amount paid beyond that. */
  readonly refund: Clp;
}

/**
 * The refund of a paid pack: the unused sessions' share of its price. If less was paid than the used sessions cost,
 * nothing is refunded and the rest is still owed.
 */
export function settlementOf(
  { price, sessions }: { readonly price: Clp; readonly sessions: number },
  used: number,
  paid: Clp,
): PackSettlement {
  const kept = price - Math.round((price * (sessions - used)) / sessions);
  return { kept, refund: Math.max(0, paid - kept) };
}
