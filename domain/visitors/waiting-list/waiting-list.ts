import { type DayPart, isInPart } from '../booking/address.js';
import type { DurationMinutes, ServiceType } from '../../agenda/appointment.js';
import { type ClinicClock, daysBetween, type LocalDate, timeAt } from '../../clinic-time.js';
import { wallMinutes } from '../../messages/message-timing.js';

/** How long an offered hour is held, in minutes. */
export const HOLD_MINUTES = { least: 10, most: 240, usual: 30 } as const;
/** The most days that a registration can cover, both ends included. */
export const MAX_DAYS = 31;
/** A registration ends after this many unanswered offers. */
export const MAX_UNANSWERED = 3;
/** The minimum time that an hour is held for staff to send its offer by hand, in minutes. */
const BY_HAND_MINUTES = 120;

export type EntryEnding = 'BOOKED' | 'PAST' | 'LEFT' | 'REMOVED' | 'OPPOSED' | 'UNANSWERED';

/** `WITHDRAWN`: it was never sent, or was taken back. */
export type OfferState = 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN';

/** The treatment of an hour, as returned by `hoursFor` for a visitor's choice. */
export interface WaitedChoice {
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly durationMinutes: DurationMinutes;
  /** Null: any professional. */
  readonly professionalId: number | null;
}

/** Both days are included. */
export interface WaitingWish extends WaitedChoice {
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  readonly dayPart: DayPart;
}

/** An hour that is free for its choice, by the same rule as for bookings. */
export interface OfferableHour extends WaitedChoice {
  readonly date: LocalDate;
  readonly startMinute: number;
}

export interface Waiting extends WaitingWish {
  readonly id: number;
  /** Earlier offers, because the same hour is never offered twice. */
  readonly offered: ReadonlyArray<Pick<OfferableHour, 'date' | 'startMinute'>>;
}

export type WishFault = 'ORDER' | 'PAST' | 'TOO_LONG';

/** Why these days are refused; undefined if they are accepted. */
export function wishFault(
  { fromDate, toDate }: Pick<WaitingWish, 'fromDate' | 'toDate'>,
  today: LocalDate,
): WishFault | undefined {
  if (toDate < fromDate) return 'ORDER';
  if (fromDate < today) return 'PAST';
  return daysBetween(fromDate, toDate) >= MAX_DAYS ? 'TOO_LONG' : undefined;
}

const isSameChoice = (one: WaitedChoice, other: WaitedChoice): boolean =>
  one.serviceType === other.serviceType &&
  one.treatment === other.treatment &&
  one.durationMinutes === other.durationMinutes &&
  one.professionalId === other.professionalId;

export const fits = (wish: WaitingWish, hour: OfferableHour): boolean =>
  isSameChoice(wish, hour) &&
  wish.fromDate <= hour.date &&
  hour.date <= wish.toDate &&
  isInPart(wish.dayPart, timeAt(hour.startMinute));

/** Whether an hour begins late enough for its offer to be answered first. */
export const canBeOffered = (
  { date, startMinute }: Pick<OfferableHour, 'date' | 'startMinute'>,
  now: ClinicClock,
  holdMinutes: number,
): boolean => wallMinutes(now, { date, minutes: startMinute }) > holdMinutes;

const wasOffered = ({ offered }: Waiting, { date, startMinute }: OfferableHour): boolean =>
  offered.some((one) => one.date === date && one.startMinute === startMinute);

/**
 * The next offer to make: the first entry that matches any hour gets the earliest match.
 * @param waiting in order of registration; without entries that have an open offer.
 * @param free sorted by time.
 */
export function nextOffer(
  waiting: readonly Waiting[],
  free: readonly OfferableHour[],
  now: ClinicClock,
  holdMinutes: number,
): { readonly entry: Waiting; readonly hour: OfferableHour } | undefined {
  for (const entry of waiting) {
    const hour = free.find(
      (one) => fits(entry, one) && !wasOffered(entry, one) && canBeOffered(one, now, holdMinutes),
    );
    if (hour) return { entry, hour };
  }
  return undefined;
}

/**
 * How long an hour is held for an offer that was not sent yet. Once it is sent, the clinic's own time applies.
 * @param isByHand whether staff send it.
 */
export const unsentHoldMinutes = (holdMinutes: number, isByHand: boolean): number =>
  isByHand ? Math.max(holdMinutes, BY_HAND_MINUTES) : holdMinutes;
