import { MIN_MINUTES, slotsOf, type TimeSpan } from './agenda/appointment.js';
import {
  daysBetween,
  LAST_DATE,
  type ClinicClock,
  type LocalDate,
  type Weekday,
  weekdayOf,
} from './clinic-time.js';

/** A stretch of a weekday, in minutes since midnight. An appointment ends at `closesAt` at the latest. */
export interface OpeningHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The choices for the minutes between two starts. */
export const STEPS = [60, 30] as const;
export type StepMinutes = (typeof STEPS)[number];

/** Both ends included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface Closure extends DayRange {
  readonly reason: string;
}

/** Ascending, without overlaps; a weekday that is absent is closed. */
export type WeeklyHours = Readonly<Partial<Record<Weekday, readonly OpeningHours[]>>>;

/** The working time of a service type, or of one of its professionals. */
export interface Schedule {
  readonly hours: WeeklyHours;
  /** Minutes between two starts. */
  readonly stepMinutes: StepMinutes;
  readonly closures: readonly Closure[];
  /** A professional's own; without a reason, which is private. */
  readonly daysOff?: readonly DayRange[];
  /** The number of days ahead that a visitor may book; no limit if absent. */
  readonly horizonDays?: number | undefined;
  /** The minimum notice of a visitor's booking, in minutes; none if absent. */
  readonly noticeMinutes?: number | undefined;
}

const NINE_TO_SEVEN: readonly OpeningHours[] = [{ opensAt: 9 * 60, closesAt: 19 * 60 }];

/** Hourly starts from 09:00 to 18:00, Monday to Saturday. */
export const DEFAULT_SCHEDULE: Schedule = {
  hours: {
    1: NINE_TO_SEVEN,
    2: NINE_TO_SEVEN,
    3: NINE_TO_SEVEN,
    4: NINE_TO_SEVEN,
    5: NINE_TO_SEVEN,
    6: NINE_TO_SEVEN,
  },
  stepMinutes: 60,
  closures: [],
};

/**
 * Why a start is not available. A `TAKEN` start becomes available once the appointment that holds it moves or is
 * cancelled.
 */
export type Refusal =
  | { readonly kind: 'AFTER_LAST_DATE' }
  | { readonly kind: 'CLOSED_WEEKDAY' }
  | { readonly kind: 'CLOSURE'; readonly reason: string }
  | { readonly kind: 'DAY_OFF' }
  | { readonly kind: 'OFF_AGENDA'; readonly starts: readonly StartRange[]; readonly step: number }
  | { readonly kind: 'SECOND_HOUR_OFF' }
  | { readonly kind: 'PAST' }
  | { readonly kind: 'TOO_SOON'; readonly noticeMinutes: number }
  | { readonly kind: 'TOO_FAR'; readonly horizonDays: number }
  | { readonly kind: 'NO_ATTENDANT' }
  | { readonly kind: 'TAKEN' };

/** The first and the last start of a stretch of hours, in minutes since midnight. */
export interface StartRange {
  readonly first: number;
  readonly last: number;
}

export interface StartRequest extends TimeSpan {
  readonly date: LocalDate;
}

export interface StartContext {
  readonly schedule: Schedule;
  /** The half hours of that day that other appointments of the professional hold. */
  readonly busySlots: ReadonlySet<number>;
  /** Now, for visitors, who may not book the past; absent for staff. */
  readonly now?: ClinicClock | undefined;
}

/** The starts within a stretch of hours, ascending. */
function startsWithin({ opensAt, closesAt }: OpeningHours, step: number): number[] {
  const starts: number[] = [];
  for (let start = opensAt; start + MIN_MINUTES <= closesAt; start += step) starts.push(start);
  return starts;
}

/** The starts of a day's agenda, ascending, taken or not; none on a closed day. */
export function agendaStarts({ hours, stepMinutes, closures, daysOff }: Schedule, date: LocalDate): number[] {
  if (date > LAST_DATE || closureOn(closures, date) || isOff(daysOff, date)) return [];
  return (hours[weekdayOf(date)] ?? []).flatMap((stretch) => startsWithin(stretch, stepMinutes));
}

const covers = ({ from, to }: DayRange, date: LocalDate): boolean => from <= date && date <= to;

export const closureOn = (closures: readonly Closure[], date: LocalDate): Closure | undefined =>
  closures.find((closure) => covers(closure, date));

export const isOff = (daysOff: readonly DayRange[] = [], date: LocalDate): boolean =>
  daysOff.some((range) => covers(range, date));

/** Whether a start is one of `startsWithin`, without listing them: it is checked for every hour of every visitor. */
const isOnAgenda = (startMinute: number, { opensAt, closesAt }: OpeningHours, step: number): boolean =>
  startMinute >= opensAt && startMinute + MIN_MINUTES <= closesAt && (startMinute - opensAt) % step === 0;

function offAgenda(hours: readonly OpeningHours[], step: number): Refusal {
  const starts = hours.flatMap((stretch) => {
    const within = startsWithin(stretch, step);
    const [first] = within;
    const last = within.at(-1);
    return first === undefined || last === undefined ? [] : [{ first, last }];
  });
  return starts.length > 0 ? { kind: 'OFF_AGENDA', starts, step } : { kind: 'CLOSED_WEEKDAY' };
}

/** Whether a minute of a day has been reached: the current minute counts as past. */
export const isPast = (date: LocalDate, minute: number, now: ClinicClock): boolean =>
  date < now.date || (date === now.date && minute <= now.minutes);

/** Rules for visitors only: the past, the minimum notice and the horizon. */
function visitorRule(date: LocalDate, schedule: Schedule, now: ClinicClock): StartRule {
  const { noticeMinutes, horizonDays } = schedule;
  const days = daysBetween(now.date, date);
  return ({ startMinute }) => {
    if (isPast(date, startMinute, now)) return { kind: 'PAST' };
    if (horizonDays !== undefined && days > horizonDays) return { kind: 'TOO_FAR', horizonDays };
    const minutesAhead = days * 1440 + startMinute - now.minutes;
    if (noticeMinutes !== undefined && minutesAhead < noticeMinutes)
      return { kind: 'TOO_SOON', noticeMinutes };
    return undefined;
  };
}

/** Why a time of a day is not available; undefined if it is. */
type StartRule = (time: TimeSpan) => Refusal | undefined;

/**
 * Decides whether the times of a day are available and, if not, why. Both the list of free hours and the check of a
 * booking use this rule, so they can't disagree. The most helpful reasons come first. Whatever depends on the day alone
 * is computed once, because a list asks for each start.
 */
function ruleOfDay(date: LocalDate, { schedule, busySlots, now }: StartContext): StartRule {
  if (date > LAST_DATE) return () => ({ kind: 'AFTER_LAST_DATE' });
  const visitor = now && visitorRule(date, schedule, now);
  const day = openingOfDay(date, schedule);
  return (time) => {
    const tooEarlyOrLate = visitor?.(time);
    if (tooEarlyOrLate) return tooEarlyOrLate;
    if ('kind' in day) return day;
    const stretch = day.hours.find((each) => isOnAgenda(time.startMinute, each, schedule.stepMinutes));
    if (!stretch) return offAgenda(day.hours, schedule.stepMinutes);
    if (time.startMinute + time.durationMinutes > stretch.closesAt) return { kind: 'SECOND_HOUR_OFF' };
    if (isBusy(time, busySlots)) return { kind: 'TAKEN' };
    return undefined;
  };
}

function openingOfDay(
  date: LocalDate,
  { hours, closures, daysOff }: Schedule,
): Refusal | { readonly hours: readonly OpeningHours[] } {
  const closure = closureOn(closures, date);
  if (closure) return { kind: 'CLOSURE', reason: closure.reason };
  if (isOff(daysOff, date)) return { kind: 'DAY_OFF' };
  const ofWeekday = hours[weekdayOf(date)];
  return ofWeekday ? { hours: ofWeekday } : { kind: 'CLOSED_WEEKDAY' };
}

const isBusy = (time: TimeSpan, busySlots: ReadonlySet<number>): boolean =>
  slotsOf(time).some((slot) => busySlots.has(slot));

/** Undefined if the start is available. */
export const checkStart = (request: StartRequest, context: StartContext): Refusal | undefined =>
  ruleOfDay(request.date, context)(request);

/** The available starts of a day, ascending, in minutes since midnight. */
export function freeStarts(date: LocalDate, durationMinutes: number, context: StartContext): number[] {
  const refusal = ruleOfDay(date, context);
  return agendaStarts(context.schedule, date).filter(
    (startMinute) => refusal({ startMinute, durationMinutes }) === undefined,
  );
}

/** Why each start of a day's agenda is not available, ascending; undefined for one that is. */
export function startRefusals(
  date: LocalDate,
  durationMinutes: number,
  context: StartContext,
): Array<Refusal | undefined> {
  const refusal = ruleOfDay(date, context);
  return agendaStarts(context.schedule, date).map((startMinute) => refusal({ startMinute, durationMinutes }));
}

/** The agenda's starts during which another appointment takes place. */
export const takenStarts = (date: LocalDate, schedule: Schedule, busySlots: ReadonlySet<number>): number[] =>
  agendaStarts(schedule, date).filter((startMinute) =>
    isBusy({ startMinute, durationMinutes: schedule.stepMinutes }, busySlots),
  );
