import { capitalised } from './capitalised.es.js';
import {
  DEFAULT_TIME_ZONE,
  dayOfMonth,
  weekdayOf,
  weekOf,
  type LocalDate,
  type Weekday,
} from './clinic-time.js';

/** Within a sentence: 'lunes'. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'lunes',
  2: 'martes',
  3: 'miércoles',
  4: 'jueves',
  5: 'viernes',
  6: 'sábado',
  7: 'domingo',
};
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** For the booking page's week, Monday first. */
export const WEEKDAY_LABELS = ['LUN', 'MAR', 'MIÉ', 'JUE', 'VIE', 'SÁB', 'DOM'] as const;

export const monthName = (date: LocalDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
export const weekdayName = (date: LocalDate): string => WEEKDAY_NAMES[weekdayOf(date)];

/** 'Lunes' for 1, as the first word of a line. */
export const WEEKDAY_WORDS = Object.fromEntries(
  Object.entries(WEEKDAY_NAMES).map(([weekday, name]) => [weekday, capitalised(name)]),
) as Readonly<Record<Weekday, string>>;
export const weekdayInWords = (weekday: number): string => WEEKDAY_WORDS[weekday as Weekday];

/** 'los domingos', 'los lunes': the names from Monday to Friday have no plural form. */
export function weekdayPlural(date: LocalDate): string {
  const name = weekdayName(date);
  return name.endsWith('s') ? name : `${name}s`;
}

/** 'sábado 21 de noviembre'. */
export const longDay = (date: LocalDate): string =>
  `${weekdayName(date)} ${dayOfMonth(date)} de ${monthName(date)}`;

/** 'martes 24' in today's month, else 'martes 1 de diciembre', plus the year if it differs. */
export function nearDay(date: LocalDate, today: LocalDate): string {
  if (date.slice(0, 7) === today.slice(0, 7)) return `${weekdayName(date)} ${dayOfMonth(date)}`;
  return date.slice(0, 4) === today.slice(0, 4) ? longDay(date) : `${longDay(date)} de ${date.slice(0, 4)}`;
}

/** '5 de marzo de 2024'. */
export const longDate = (date: LocalDate): string =>
  `${dayOfMonth(date)} de ${monthName(date)} de ${date.slice(0, 4)}`;

/** '05/03/2024'. */
export const shortDate = (date: LocalDate): string =>
  `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** 'Semana del 16 de noviembre al 22 de noviembre'. */
export function weekTitle(date: LocalDate): string {
  const [first = date, , , , , , last = date] = weekOf(date);
  return `Semana del ${dayOfMonth(first)} de ${monthName(first)} al ${dayOfMonth(last)} de ${monthName(last)}`;
}

/** Names the time zone of an hour, for visitors whose own clock may differ. */
export const clinicTimeName = (timeZone: string): string =>
  timeZone === DEFAULT_TIME_ZONE ? 'hora de Chile' : 'hora de la clínica';
