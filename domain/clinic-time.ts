/**
 * Days and hours in the clinic's local time. A day is a `LocalDate` and an hour a `LocalTime`, both text. Instants
 * (`Date`) are converted only with the time zone, and none is ever built at local midnight: in Santiago, 00:00 does
 * not exist on the night when the clock goes forward.
 *
 * This is the only file that may touch `Date`.
 */

/** A civil day, `yyyy-MM-dd`. */
export type LocalDate = string;
/** A local time, `HH:mm`. */
export type LocalTime = string;
export interface Hour {
  readonly date: LocalDate;
  readonly time: LocalTime;
}
/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Nothing can be booked after this day. */
export const LAST_DATE: LocalDate = '2100-12-31';
/** The longest period that a list or a figure covers, both ends included: a leap year. */
export const MAX_RANGE_DAYS = 366;
/** The default of the setting `CLINIC_TIME_ZONE`. */
export const DEFAULT_TIME_ZONE = 'America/Santiago';

const DAY_MS = 86_400_000;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;

const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
/** 1 to 12. */
const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
/** 1 to 31. */
export const dayOfMonth = (date: LocalDate): number => Number(date.slice(8));

/** Days since 1970-01-01 in the proleptic Gregorian calendar, independent of time zones. */
function dayNumber(date: LocalDate): number {
  if (!DATE_PATTERN.test(date)) throw new RangeError(`not a LocalDate: ${date}`);
  return Date.UTC(yearOf(date), monthOf(date) - 1, dayOfMonth(date)) / DAY_MS;
}

const fromDayNumber = (day: number): LocalDate => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Whether the text is an existing day ('2027-02-29' is not). Years run from 1000 to 9999. */
export function isLocalDate(text: string): text is LocalDate {
  if (!DATE_PATTERN.test(text) || yearOf(text) < 1000) return false;
  const day = new Date(Date.UTC(yearOf(text), monthOf(text) - 1, dayOfMonth(text)));
  return day.getUTCMonth() === monthOf(text) - 1 && day.getUTCDate() === dayOfMonth(text);
}

/** `HH:mm` from `HH:mm` or `HH:mm:ss`; undefined for other texts. */
export function parseLocalTime(text: string): LocalTime | undefined {
  const match = TIME_PATTERN.exec(text);
  return match ? `${match[1]}:${match[2]}` : undefined;
}

/** Minutes since midnight. */
export const minutesOf = (time: LocalTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hour that many minutes after midnight. @param minutes 0 to 1439. */
export const timeAt = (minutes: number): LocalTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days);

/** The same day of a later month, or the month's last day if it is shorter. @param months may be negative. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const sameDay = `${month}-${date.slice(8)}`;
  return isLocalDate(sameDay) ? sameDay : addDays(addMonths(`${date.slice(0, 7)}-01`, months + 1), -1);
}

export const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: LocalDate): LocalDate => addDays(addMonths(firstOfMonth(date), 1), -1);

/** Whole days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

export function weekdayOf(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday; the double modulo keeps days before it positive.
  return (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** The Monday on or before a day: the clinic's week starts on Monday. */
export const startOfWeek = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

/** The seven days, Monday first, of a day's week. */
export function weekOf(date: LocalDate): LocalDate[] {
  const monday = startOfWeek(date);
  return Array.from({ length: 7 }, (_, offset) => addDays(monday, offset));
}

/** Every day from one to another, both included. */
export function daysFrom(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, offset) => addDays(from, offset));
}

export interface ClinicClock {
  readonly date: LocalDate;
  /** Minutes since the clinic's midnight. */
  readonly minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function wallClock(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // sv-SE writes ISO dates; h23 because some engines call midnight 24:00.
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The clinic's local day and time at an instant, whatever the machine's time zone. */
export function clinicClock(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): ClinicClock {
  const [date = '', time = ''] = wallClock(timeZone).format(instant).split(' ');
  return { date, minutes: minutesOf(time) };
}

/**
 * The instant of a local day and time. A time that is skipped when the clock goes forward is moved later by as much; of
 * a time that occurs twice, the first instant counts.
 */
export function instantOf({ date, minutes }: ClinicClock, timeZone: string = DEFAULT_TIME_ZONE): Date {
  const asUtc = dayNumber(date) * DAY_MS + minutes * 60_000;
  const offsetAt = (instant: number): number => {
    const wall = clinicClock(new Date(instant), timeZone);
    return dayNumber(wall.date) * DAY_MS + wall.minutes * 60_000 - instant;
  };
  // Only the offsets a day before and a day after can apply: no zone changes twice within two days.
  const [before, after] = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)];
  const candidates = [asUtc - before, asUtc - after].sort((one, other) => one - other);
  const exact = candidates.find((instant) => instant + offsetAt(instant) === asUtc);
  return new Date(exact ?? asUtc - before);
}

/** ISO 8601 with the clinic's offset at that instant: '2026-11-23T10:00:00-03:00'. */
export function withOffset(instant: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const wall = clinicClock(instant, timeZone);
  const seconds = instant.toISOString().slice(17, 19);
  const shownAsUtc = dayNumber(wall.date) * DAY_MS + wall.minutes * 60_000;
  const offset = Math.round((shownAsUtc - instant.getTime()) / 60_000);
  return `${wall.date}T${timeAt(wall.minutes)}:${seconds}${offset < 0 ? '-' : '+'}${timeAt(Math.abs(offset))}`;
}

export const parseInstant = (text: string): Date => new Date(text);

export const shifted = (instant: Date, milliseconds: number): Date =>
  new Date(instant.getTime() + milliseconds);

/** Whether this runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Age in whole years. In common years, a person born on 29 February turns a year older on 1 March. */
export function ageOn(birthDate: LocalDate, today: LocalDate): number {
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
