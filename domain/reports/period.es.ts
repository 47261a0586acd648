import { longDate, monthName, shortDate } from '../clinic-time.es.js';
import { dayOfMonth, type LocalDate } from '../clinic-time.js';
import { type Period, wholeMonths } from './period.js';

/** '1 al 30 de noviembre de 2026', '28 de noviembre al 3 de diciembre de 2026', '5 de marzo de 2024'. */
export function periodInWords({ from, to }: Period): string {
  if (from === to) return longDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOfMonth(from)} al ${longDate(to)}`;
  if (from.slice(0, 4) === to.slice(0, 4))
    return `${dayOfMonth(from)} de ${monthName(from)} al ${longDate(to)}`;
  return `${longDate(from)} al ${longDate(to)}`;
}

/** 'noviembre de 2026', '2026', or the days. */
export function periodName(period: Period): string {
  const year = period.from.slice(0, 4);
  const months = wholeMonths(period);
  if (months === 1) return `${monthName(period.from)} de ${year}`;
  return months === 12 && period.from.endsWith('-01-01') ? year : periodInWords(period);
}

/** The same where there is little room: 'nov 2026', '2026', '28/11/26 – 03/12/26'. */
export function shortPeriodName(period: Period): string {
  const { from, to } = period;
  const name = periodName(period);
  if (wholeMonths(period) === 1) return `${name.slice(0, 3)} ${from.slice(0, 4)}`;
  if (name !== periodInWords(period)) return name;
  return from === to ? day(from) : `${day(from)} – ${day(to)}`;
}

const day = (date: LocalDate): string => `${shortDate(date).slice(0, 6)}${date.slice(2, 4)}`;
