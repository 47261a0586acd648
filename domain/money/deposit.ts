import type { AppointmentStatus } from '../agenda/appointment.js';
import { type ClinicClock, type Hour, instantOf, type LocalDate, shifted } from '../clinic-time.js';
import type { Rut } from '../rut.js';
import { isPast } from '../schedule.js';
import type { Clp } from '../stock/clp.js';
import { type Attendance, hasArrived } from '../visits/attendance.js';

/** The stored states; a deposit with an unread proof is shown as `REVIEW`. */
export const STORED_DEPOSIT_STATES = ['PENDING', 'RECEIVED', 'WAIVED', 'RELEASED', 'KEPT'] as const;
export type StoredDepositState = (typeof STORED_DEPOSIT_STATES)[number];
export const DEPOSIT_STATES = [...STORED_DEPOSIT_STATES, 'REVIEW'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

export const ACCOUNT_KINDS = ['CHECKING', 'SIGHT', 'RUT', 'SAVINGS'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Hours before an appointment until which a cancellation returns its deposit. */
export const DEPOSIT_NOTICE_HOURS = { least: 0, most: 720 } as const;
/** Hours until an unpaid deposit frees its hour. */
export const DEPOSIT_RELEASE_HOURS = { least: 1, most: 720 } as const;
/** In characters. */
export const MAX_DEPOSIT_TERMS_LENGTH = 1_000;
/** The largest PDF that proves a transfer; pictures are made smaller. */
export const MAX_PROOF_BYTES = 2_000_000;
/** How often a visitor moves an appointment with the same deposit. */
export const MAX_DEPOSIT_MOVES = 1;

/** The account for deposits. Texts are empty until the clinic writes them. */
export interface DepositAccount {
  readonly bank: string;
  readonly kind: AccountKind | null;
  readonly number: string;
  readonly holder: string;
  readonly rut: Rut;
  readonly email: string;
}

/** The terms of deposits, shown before booking. */
export interface DepositTerms extends DepositAccount {
  /** The clinic's own words. */
  readonly terms: string;
  readonly noticeHours: number;
  /** Null: unpaid hours stay booked. */
  readonly releaseHours: number | null;
}

/** All that a transfer needs. If one is missing, no deposit is requested. */
export const isWholeAccount = ({ bank, kind, number, holder, rut }: DepositAccount): boolean =>
  bank !== '' && kind !== null && number !== '' && holder !== '' && rut !== '';

/** The deposit of a treatment; null for none. */
export const depositOf = (deposit: Clp | null, terms: DepositAccount): Clp | null =>
  deposit && isWholeAccount(terms) ? deposit : null;

interface Visit {
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** Whether a deposit makes sense for an appointment: not for a walk-in or a past one. */
export const mayNeedDeposit = ({ date, startMinute, status, attendance }: Visit, now: ClinicClock): boolean =>
  (status === 'BOOKED' || status === 'CONFIRMED') &&
  !hasArrived(attendance) &&
  !isPast(date, startMinute, now);

/** Whether the clinic keeps a deposit whose appointment the visitor cancels now: fewer hours pass until it than the notice. */
export const isKeptOnCancelling = (
  { date, startMinute }: Pick<Visit, 'date' | 'startMinute'>,
  noticeHours: number,
  now: ClinicClock,
  timeZone?: string,
): boolean =>
  shifted(instantOf(now, timeZone), noticeHours * 3_600_000) >
  instantOf({ date, minutes: startMinute }, timeZone);

/** Where the money of a deposit went. */
export interface DepositStanding {
  readonly amount: Clp;
  readonly state: DepositState;
  /** How much of a received one went back to the payer. Once all of it did, it is due again. */
  readonly refunded: Clp;
}

/** A deposit, as seen by the visitor. */
export interface OwnDeposit extends DepositStanding {
  /**
   * How much of it the clinic keeps; of a received one, what it keeps or gives back once the hour is cancelled. The rest
   * has paid something or went back.
   */
  readonly kept: Clp;
  readonly moves: number;
  /** The time after which the hour may become free, in the clinic's time; null: never. */
  readonly payUntil: Hour | null;
  readonly terms: DepositTerms;
}

/** A payment, and the part of it that is or can be the deposit of an hour. */
export interface DepositPart {
  readonly paymentId: number;
  readonly amount: Clp;
}

/** Where a part of a deposit went. The rest of it has paid other charges. */
export interface DepositPartStanding extends DepositPart {
  /** The charges of its appointment that it pays, with the amount that it pays of each. */
  readonly uses: readonly {
    readonly chargeId: number;
    readonly description: string;
    readonly amount: Clp;
  }[];
  readonly refunded: Clp;
  /** The rest, which will pay the visit once that is charged; without a visit, it is the patient's credit. */
  readonly left: Clp;
}

/** How much of a deposit went back. */
export const refundedOf = (parts: readonly Pick<DepositPartStanding, 'refunded'>[]): Clp =>
  parts.reduce((sum, { refunded }) => sum + refunded, 0);

/** Takes up to an amount from parts, in their order. */
export function takenFrom(parts: readonly DepositPart[], amount: Clp): DepositPart[] {
  let missing = amount;
  return parts.flatMap((part) => {
    const taken = Math.min(part.amount, missing);
    missing -= taken;
    return taken > 0 ? [{ paymentId: part.paymentId, amount: taken }] : [];
  });
}

/**
 * The credits that pay a deposit: the first one that is enough alone, otherwise several in their order.
 * @returns none if all of them together are too little.
 */
export function depositParts(amount: Clp, credits: readonly DepositPart[]): DepositPart[] {
  const alone = credits.find((credit) => credit.amount >= amount);
  const parts = takenFrom(alone ? [alone] : credits, amount);
  return sumOf(parts) < amount ? [] : parts;
}

export const sumOf = (parts: readonly DepositPart[]): Clp =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Whether the visitor has moved the appointment as often as its deposit allows. */
export const isMovedOut = (deposit: Pick<OwnDeposit, 'state' | 'moves'> | null): boolean =>
  deposit !== null && deposit.state !== 'WAIVED' && deposit.moves >= MAX_DEPOSIT_MOVES;
