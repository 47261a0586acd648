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

/** Who may use a pack. */
interface SharedPack {
  /** Whose it is; null after a suppression, and until a gift is redeemed. */
  readonly patientId: number | null;
  /** Others; those that were removed have an instant. */
  readonly members: readonly { readonly patientId: number; readonly removedAt: string | null }[];
}

/** A pack that a patient has, as far as it matters for covering a visit. */
export interface HeldPack extends SharedPack {
  readonly id: number;
  readonly soldOn: LocalDate;
  /** The last day on which a visit can use it. */
  readonly expiresOn: LocalDate;
  /** The sessions that are left. */
  readonly remaining: number;
  readonly isCancelled: boolean;
  /** The names of the treatments it covers: as sold, and as they are called now. */
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
 * The pack that is proposed, and never used by itself: the oldest of the patient's own that fits, or else of those they
 * may use too.
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
 * Of a pack that is paid, the refund is the unused sessions' share of what was paid. If less was paid than the used
 * sessions cost, nothing goes back and the rest is still owed.
 */
export function settlementOf(
  { price, sessions }: { readonly price: Clp; readonly sessions: number },
  used: number,
  paid: Clp,
): PackSettlement {
  const kept = price - Math.round((price * (sessions - used)) / sessions);
  return { kept, refund: Math.max(0, paid - kept) };
}
