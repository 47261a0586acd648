import { type DayPart, isInPart } from '../booking/address.js';
import type { DurationMinutes, ServiceType } from '../appointment.js';
import { type ClinicClock, daysBetween, type LocalDate, timeAt } from '../clinic-time.js';
import { wallMinutes } from '../messages/message-timing.js';

/** How long an offered hour is held, in minutes. */
export const HOLD_MINUTES = { least: 10, most: 240, usual: 30 } as const;
/** A registration covers at most so many days, both ends included. */
export const MOST_DAYS = 31;
/** After so many offers that nobody answered, a registration ends. */
export const MOST_UNANSWERED = 3;
/** How long an hour waits at least for staff to send its offer by hand, in minutes. */
const BY_HAND_MINUTES = 120;

/** Why somebody no longer waits. */
export type EntryEnding = 'BOOKED' | 'PAST' | 'LEFT' | 'REMOVED' | 'OPPOSED' | 'UNANSWERED';

/** `WITHDRAWN` did not go out, or was taken back. */
export type OfferState = 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN';

/** What an hour is for, as `hoursFor` says it of a visitor's choice. */
export interface WaitedChoice {
  readonly serviceType: ServiceType;
  readonly treatment: string;
  readonly durationMinutes: DurationMinutes;
  /** Null: anybody. */
  readonly professionalId: number | null;
}

/** What somebody waits for. Both days are included. */
export interface WaitingWish extends WaitedChoice {
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
  readonly dayPart: DayPart;
}

/** An hour that is free for what it is for, by the rule that books it. */
export interface OfferableHour extends WaitedChoice {
  readonly date: LocalDate;
  readonly startMinute: number;
}

/** Somebody who waits. */
export interface Waiting extends WaitingWish {
  readonly id: number;
  /** What they were offered before: nobody is offered an hour twice. */
  readonly offered: ReadonlyArray<Pick<OfferableHour, 'date' | 'startMinute'>>;
}

export type WishFault = 'ORDER' | 'PAST' | 'TOO_LONG';

/** Why somebody can't wait for these days; undefined if they can. */
export function faultOfWish(
  { fromDate, toDate }: Pick<WaitingWish, 'fromDate' | 'toDate'>,
  today: LocalDate,
): WishFault | undefined {
  if (toDate < fromDate) return 'ORDER';
  if (fromDate < today) return 'PAST';
  return daysBetween(fromDate, toDate) >= MOST_DAYS ? 'TOO_LONG' : undefined;
}

const isSameChoice = (one: WaitedChoice, other: WaitedChoice): boolean =>
  one.serviceType === other.serviceType &&
  one.treatment === other.treatment &&
  one.durationMinutes === other.durationMinutes &&
  one.professionalId === other.professionalId;

/** Whether an hour is what somebody waits for. */
export const fits = (wish: WaitingWish, hour: OfferableHour): boolean =>
  isSameChoice(wish, hour) &&
  wish.fromDate <= hour.date &&
  hour.date <= wish.toDate &&
  isInPart(wish.dayPart, timeAt(hour.startMinute));

/** Whether an hour begins late enough for an offer of it to be answered before. */
export const canBeOffered = (
  { date, startMinute }: Pick<OfferableHour, 'date' | 'startMinute'>,
  now: ClinicClock,
  holdMinutes: number,
): boolean => wallMinutes(now, { date, minutes: startMinute }) > holdMinutes;

const wasOffered = ({ offered }: Waiting, { date, startMinute }: OfferableHour): boolean =>
  offered.some((one) => one.date === date && one.startMinute === startMinute);

/**
 * The next offer to make: the first who fits any hour gets the earliest one that fits.
 * @param waiting in the order in which they registered; nobody who has an offer that is open.
 * @param free by time.
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
 * How long an hour is held for an offer that was not handed over yet. From the moment it was, the clinic's own time holds.
 * @param isByHand whether staff send it.
 */
export const unsentHoldMinutes = (holdMinutes: number, isByHand: boolean): number =>
  isByHand ? Math.max(holdMinutes, BY_HAND_MINUTES) : holdMinutes;
