import { timeOfDay } from '../appointment.js';
import {
  isLocalDate,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  minutesOf,
  parseLocalTime,
} from '../clinic-time.js';

/** Which hours of a day are listed. */
export const DAY_PARTS = ['all', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** In the page's address, `?parte=`; all hours need no word there. */
export const DAY_PART_WORDS: Readonly<Record<DayPart, string>> = {
  all: 'todos',
  morning: 'manana',
  afternoon: 'tarde',
};

export const isInPart = (part: DayPart, time: LocalTime): boolean =>
  part === 'all' || timeOfDay(minutesOf(time)) === part;

/** What a visitor looks at, as the address of the booking page says it. */
export interface BookingAddress {
  readonly date: LocalDate;
  /** The last choice, whether or not it is still free. */
  readonly time?: LocalTime | undefined;
  readonly part: DayPart;
}

/** The values of an address's query, by their names. */
export type Query = Readonly<Record<string, string | undefined>>;

/**
 * @param fallback the day to show where the address names none that can be booked.
 */
export function readAddress(query: Query, today: LocalDate, fallback: LocalDate): BookingAddress {
  const asked = query['dia'] ?? '';
  const isBookable = isLocalDate(asked) && asked >= today && asked <= LAST_DATE;
  const part = DAY_PARTS.find((each) => DAY_PART_WORDS[each] === query['parte']) ?? 'all';
  if (!isBookable) return { date: fallback, part };
  return { date: asked, time: parseLocalTime(query['hora'] ?? ''), part };
}

/** The query of an address, such as '?dia=2026-11-24&hora=10:00'. */
export function queryOf({ date, time, part }: BookingAddress): string {
  const hour = time === undefined ? '' : `&hora=${time}`;
  return `?dia=${date}${hour}${part === 'all' ? '' : `&parte=${DAY_PART_WORDS[part]}`}`;
}
