import { timeOfDay } from '../../agenda/appointment.js';
import {
  isLocalDate,
  LAST_DATE,
  type LocalDate,
  type LocalTime,
  minutesOf,
  parseLocalTime,
  startOfWeek,
  weekdayOf,
} from '../../clinic-time.js';
import { type RequestedChoice, type BookableTreatment, choiceOf } from './choices.js';

/** The part of a day whose hours are listed. */
export const DAY_PARTS = ['all', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Values of `?parte=` in the page's URL; it is omitted for all hours. */
export const DAY_PART_PARAMETERS: Readonly<Record<DayPart, string>> = {
  all: 'todos',
  morning: 'manana',
  afternoon: 'tarde',
};

export const isInPart = (part: DayPart, time: LocalTime): boolean =>
  part === 'all' || timeOfDay(minutesOf(time)) === part;

/** The day, hour and choice in the booking page's URL. */
export interface BookingAddress extends RequestedChoice {
  readonly date: LocalDate;
  /** The last choice, whether or not it is still free. */
  readonly time?: LocalTime | undefined;
  readonly part: DayPart;
}

/** All query parameters that the booking page reads. */
export const QUERY_PARAMETERS = ['dia', 'hora', 'parte', 'tratamiento', 'profesional'] as const;

export type Query = Readonly<Record<string, string | undefined>>;

/**
 * @param fallback the day to show if the URL names none that can be booked.
 */
export function readAddress(
  query: Query,
  today: LocalDate,
  fallback: LocalDate,
  treatments: readonly BookableTreatment[] = [],
): BookingAddress {
  const asked = query['dia'] ?? '';
  const isBookable = isLocalDate(asked) && asked >= today && asked <= LAST_DATE;
  const part = DAY_PARTS.find((each) => DAY_PART_PARAMETERS[each] === query['parte']) ?? 'all';
  const choice = readChoice(query, treatments);
  if (!isBookable) return { date: fallback, part, ...choice };
  return { date: asked, time: parseLocalTime(query['hora'] ?? ''), part, ...choice };
}

const FRIDAY = 5;

/** Late in the current week, when most of its days are past, the next one is shown below it. */
export const weeksShown = (date: LocalDate, today: LocalDate): 1 | 2 =>
  weekdayOf(today) >= FRIDAY && startOfWeek(date) === startOfWeek(today) ? 2 : 1;

/** The treatment and professional of a URL, as far as they are available. */
export function readChoice(query: Query, treatments: readonly BookableTreatment[]): RequestedChoice {
  const asked = { treatment: query['tratamiento'], professionalId: Number(query['profesional']) };
  const { treatment, professional } = choiceOf(asked, treatments);
  return {
    ...(treatment.name === asked.treatment && { treatment: treatment.name }),
    ...(professional && { professionalId: professional.id }),
  };
}

/** The treatment and professional of a URL, whether or not they are available. */
export function requestedChoice(query: Query): RequestedChoice {
  const { tratamiento = '', profesional } = query;
  // A repeated parameter arrives as an array.
  return { treatment: String(tratamiento) || undefined, professionalId: Number(profesional) || undefined };
}

export function asksForUnavailable(query: Query, treatments: readonly BookableTreatment[]): boolean {
  const { treatment, professionalId } = readChoice(query, treatments);
  return (
    (Boolean(query['tratamiento']) && treatment === undefined) ||
    (Boolean(query['profesional']) && professionalId === undefined)
  );
}

export const choiceParameters = ({
  treatment,
  professionalId,
}: RequestedChoice): ReadonlyArray<readonly [name: string, value: string]> => [
  ...(treatment === undefined ? [] : [['tratamiento', treatment] as const]),
  ...(professionalId === undefined ? [] : [['profesional', String(professionalId)] as const]),
];

/**
 * The link to the booking page in an invitation to a control, with its choice. The treatment is named by its id, since
 * others may see the phone's screen; the page's own address has its name.
 * @param base the clinic's public URL, without a trailing slash.
 */
export function invitationPage(
  base: string,
  treatmentId: number | undefined,
  professionalId: number,
): string {
  const treatment = treatmentId === undefined ? undefined : String(treatmentId);
  const query = choiceParameters({ treatment, professionalId }).map(([name, value]) => `${name}=${value}`);
  return `${base}/public?${query.join('&')}`;
}

/** Whether a query may come from `invitationPage`: its treatment is an id, or it has only a professional. */
export const isInvitation = ({ tratamiento, profesional }: Query): boolean =>
  tratamiento === undefined ? profesional !== undefined : /^\d{1,9}$/.test(tratamiento);

/** The query string, such as '?dia=2026-11-24&hora=10:00'. */
export function queryOf({ date, time, part, ...choice }: BookingAddress): string {
  const hour = time === undefined ? '' : `&hora=${time}`;
  const words = choiceParameters(choice).map(
    ([name, value]) => `&${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `?dia=${date}${hour}${part === 'all' ? '' : `&parte=${DAY_PART_PARAMETERS[part]}`}${words.join('')}`;
}
