import { longDate, monthName } from '#domain/clinic-time.es.js';
import { dayOfMonth } from '#domain/clinic-time.js';
import type { DayRange } from '#domain/schedule.js';

/** '3 de diciembre de 2026', '3 al 7 de diciembre de 2026' or '28 de noviembre al 2 de diciembre de 2026'. */
export function daysInWords({ from, to }: DayRange): string {
  if (from === to) return longDate(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${longDate(from)} al ${longDate(to)}`;
  const month = from.slice(0, 7) === to.slice(0, 7) ? '' : ` de ${monthName(from)}`;
  return `${dayOfMonth(from)}${month} al ${longDate(to)}`;
}
