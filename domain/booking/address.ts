import { timeOfDay } from '../appointment.js';
import {
  isLocalDate,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  minutesOf,
  parseLocalTime,
} from '../clinic-time.js';
import { type AskedChoice, type BookableTreatment, choiceOf } from './choices.js';

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
export interface BookingAddress extends AskedChoice {
  readonly date: LocalDate;
  /** The last choice, whether or not it is still free. */
  readonly time?: LocalTime | undefined;
  readonly part: DayPart;
}

/** All that the booking page reads of its address. */
export const ADDRESS_WORDS = ['dia', 'hora', 'parte', 'tratamiento', 'profesional'] as const;

/** The values of an address's query, by their names. */
export type Query = Readonly<Record<string, string | undefined>>;

/**
 * @param fallback the day to show where the address names none that can be booked.
 */
export function readAddress(
  query: Query,
  today: LocalDate,
  fallback: LocalDate,
  treatments: readonly BookableTreatment[] = [],
): BookingAddress {
  const asked = query['dia'] ?? '';
  const isBookable = isLocalDate(asked) && asked >= today && asked <= LAST_DATE;
  const part = DAY_PARTS.find((each) => DAY_PART_WORDS[each] === query['parte']) ?? 'all';
  const choice = readChoice(query, treatments);
  if (!isBookable) return { date: fallback, part, ...choice };
  return { date: asked, time: parseLocalTime(query['hora'] ?? ''), part, ...choice };
}

/** What an address asks for, as far as it can be had. */
export function readChoice(query: Query, treatments: readonly BookableTreatment[]): AskedChoice {
  const asked = { treatment: query['tratamiento'], professionalId: Number(query['profesional']) };
  const { treatment, professional } = choiceOf(asked, treatments);
  return {
    ...(treatment.name === asked.treatment && { treatment: treatment.name }),
    ...(professional && { professionalId: professional.id }),
  };
}

/** What an address asks for, whether or not it can be had. */
export function askedIn(query: Query): AskedChoice {
  const { tratamiento = '', profesional } = query;
  // A word that stands there twice is a list.
  return { treatment: String(tratamiento) || undefined, professionalId: Number(profesional) || undefined };
}

/** Whether an address asks for a treatment or a professional that can't be had. */
export function asksInVain(query: Query, treatments: readonly BookableTreatment[]): boolean {
  const { treatment, professionalId } = readChoice(query, treatments);
  return (
    (Boolean(query['tratamiento']) && treatment === undefined) ||
    (Boolean(query['profesional']) && professionalId === undefined)
  );
}

/** The names and values under which links and forms carry a choice. */
export const choiceWords = ({
  treatment,
  professionalId,
}: AskedChoice): ReadonlyArray<readonly [name: string, value: string]> => [
  ...(treatment === undefined ? [] : [['tratamiento', treatment] as const]),
  ...(professionalId === undefined ? [] : [['profesional', String(professionalId)] as const]),
];

/** The query of an address, such as '?dia=2026-11-24&hora=10:00'. */
export function queryOf({ date, time, part, ...choice }: BookingAddress): string {
  const hour = time === undefined ? '' : `&hora=${time}`;
  const words = choiceWords(choice).map(
    ([name, value]) => `&${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `?dia=${date}${hour}${part === 'all' ? '' : `&parte=${DAY_PART_WORDS[part]}`}${words.join('')}`;
}
