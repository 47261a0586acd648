import { type DurationMinutes, slotsOf, type TimeSpan } from './appointment.js';
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

/** Both ends included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Days on which nobody attends. */
export interface Closure extends DayRange {
  readonly reason: string;
}

/** Ascending, without overlaps; a weekday that is absent is closed. */
export type WeeklyHours = Readonly<Partial<Record<Weekday, readonly OpeningHours[]>>>;

/** When a service type, or one professional who does it, attends. */
export interface Schedule {
  readonly hours: WeeklyHours;
  /** Minutes between two starts. */
  readonly stepMinutes: 30 | 60;
  readonly closures: readonly Closure[];
  /** A professional's own; why is nobody else's business. */
  readonly daysOff?: readonly DayRange[];
  /** How many days ahead a visitor may book; absent: any. */
  readonly horizonDays?: number | undefined;
  /** How many minutes before its start a visitor may still book an hour; absent: any. */
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

/** Every appointment is at least this long, so a start is on the agenda when this much fits behind it. */
export const SHORTEST_MINUTES: DurationMinutes = 60;

/** Why a start can't be had. `TAKEN` is the only one that another minute may change. */
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
  | { readonly kind: 'NOBODY_ATTENDS' }
  | { readonly kind: 'TAKEN' };

/** The first and the last start of a stretch of hours, in minutes since midnight. */
export interface StartRange {
  readonly first: number;
  readonly last: number;
}

/** A start that somebody asks for. */
export interface StartRequest extends TimeSpan {
  readonly date: LocalDate;
}

/** What else decides, besides the agenda's own hours. */
export interface StartContext {
  readonly schedule: Schedule;
  /** The half hours of that day that other appointments of the professional hold. */
  readonly busySlots: ReadonlySet<number>;
  /** Now, for those who may not book the past; absent for staff. */
  readonly now?: ClinicClock | undefined;
}

/** The starts within a stretch of hours, ascending. */
function startsWithin({ opensAt, closesAt }: OpeningHours, step: number): number[] {
  const count = Math.floor((closesAt - SHORTEST_MINUTES - opensAt) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => opensAt + index * step);
}

/** The starts of a day's agenda, ascending, taken or not; none on a closed day. */
export function agendaStarts({ hours, stepMinutes, closures, daysOff }: Schedule, date: LocalDate): number[] {
  if (date > LAST_DATE || closureOn(closures, date) || isOff(daysOff, date)) return [];
  return (hours[weekdayOf(date)] ?? []).flatMap((stretch) => startsWithin(stretch, stepMinutes));
}

const covers = ({ from, to }: DayRange, date: LocalDate): boolean => from <= date && date <= to;

/** The first closure that a day falls into. */
export const closureOn = (closures: readonly Closure[], date: LocalDate): Closure | undefined =>
  closures.find((closure) => covers(closure, date));

const isOff = (daysOff: readonly DayRange[] = [], date: LocalDate): boolean =>
  daysOff.some((range) => covers(range, date));

/** Whether a start is one of `startsWithin`, without listing them: every visitor's every hour asks this. */
const isOnAgenda = (startMinute: number, { opensAt, closesAt }: OpeningHours, step: number): boolean =>
  startMinute >= opensAt &&
  startMinute + SHORTEST_MINUTES <= closesAt &&
  (startMinute - opensAt) % step === 0;

function offAgenda(hours: readonly OpeningHours[], step: number): Refusal {
  const starts = hours.flatMap((stretch) => {
    const within = startsWithin(stretch, step);
    const [first] = within;
    const last = within.at(-1);
    return first === undefined || last === undefined ? [] : [{ first, last }];
  });
  return starts.length > 0 ? { kind: 'OFF_AGENDA', starts, step } : { kind: 'CLOSED_WEEKDAY' };
}

/** Whether a minute of a day has come: a start that is now is past. */
export const isPast = (date: LocalDate, minute: number, now: ClinicClock): boolean =>
  date < now.date || (date === now.date && minute <= now.minutes);

/** What binds visitors and not staff: the past, the shortest notice and the horizon. */
function visitorRefusal(request: StartRequest, schedule: Schedule, now: ClinicClock): Refusal | undefined {
  const { date, startMinute } = request;
  const { noticeMinutes, horizonDays } = schedule;
  if (isPast(date, startMinute, now)) return { kind: 'PAST' };
  const days = daysBetween(now.date, date);
  if (horizonDays !== undefined && days > horizonDays) return { kind: 'TOO_FAR', horizonDays };
  const minutesAhead = days * 1440 + startMinute - now.minutes;
  if (noticeMinutes !== undefined && minutesAhead < noticeMinutes) return { kind: 'TOO_SOON', noticeMinutes };
  return undefined;
}

/**
 * Whether a start can be had, and if not, why. What lists the free hours and what refuses a booking is this
 * one rule, so the two can't disagree. The order is that of what helps most to hear first.
 */
export function checkStart(request: StartRequest, context: StartContext): Refusal | undefined {
  const { schedule, busySlots, now } = context;
  if (request.date > LAST_DATE) return { kind: 'AFTER_LAST_DATE' };
  const tooEarlyOrLate = now && visitorRefusal(request, schedule, now);
  if (tooEarlyOrLate) return tooEarlyOrLate;
  const closure = closureOn(schedule.closures, request.date);
  if (closure) return { kind: 'CLOSURE', reason: closure.reason };
  if (isOff(schedule.daysOff, request.date)) return { kind: 'DAY_OFF' };
  const hours = schedule.hours[weekdayOf(request.date)];
  if (!hours) return { kind: 'CLOSED_WEEKDAY' };
  const stretch = hours.find((each) => isOnAgenda(request.startMinute, each, schedule.stepMinutes));
  if (!stretch) return offAgenda(hours, schedule.stepMinutes);
  if (request.startMinute + request.durationMinutes > stretch.closesAt) return { kind: 'SECOND_HOUR_OFF' };
  if (slotsOf(request).some((slot) => busySlots.has(slot))) return { kind: 'TAKEN' };
  return undefined;
}

/** The starts of a day that can be had, ascending, in minutes since midnight. */
export function freeStarts(date: LocalDate, durationMinutes: number, context: StartContext): number[] {
  return agendaStarts(context.schedule, date).filter(
    (startMinute) => checkStart({ date, startMinute, durationMinutes }, context) === undefined,
  );
}

/** The agenda's starts during which another appointment takes place. */
export function takenStarts(date: LocalDate, schedule: Schedule, busySlots: ReadonlySet<number>): number[] {
  return agendaStarts(schedule, date).filter((startMinute) =>
    slotsOf({ startMinute, durationMinutes: schedule.stepMinutes }).some((slot) => busySlots.has(slot)),
  );
}
