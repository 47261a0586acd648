import { longDay } from '../clinic-time.es.js';
import { type LocalDate, timeAt } from '../clinic-time.js';

interface SeriesDay {
  readonly date: LocalDate;
  readonly startMinute: number;
}

/** WhatsApp allows 1,024 characters in total. */
const MAX_DAYS = 8;

/**
 * 'martes 24 de noviembre, el martes 29 de diciembre y el martes 2 de febrero de 2027', to be used after 'el' and
 * before the first one's hour. Days at a different hour name it. If there are many, only the first ones and the last
 * are named.
 * @param days sorted by time; at least one.
 */
export function daysInWords(days: readonly SeriesDay[]): string {
  const [first] = days;
  if (!first) return '';
  const inWords = ({ date, startMinute }: SeriesDay): string => {
    const year = date.slice(0, 4) === first.date.slice(0, 4) ? '' : ` de ${date.slice(0, 4)}`;
    const hour = startMinute === first.startMinute ? '' : ` (a las ${timeAt(startMinute)})`;
    return `${longDay(date)}${year}${hour}`;
  };
  const listed = days.length > MAX_DAYS ? days.slice(0, MAX_DAYS - 1) : days.slice(0, -1);
  const last = days.at(-1) ?? first;
  if (days.length === 1) return inWords(first);
  const left = days.length - listed.length;
  const end = left > 1 ? `${left} días más hasta el ${inWords(last)}` : `el ${inWords(last)}`;
  return `${listed.map(inWords).join(', el ')} y ${end}`;
}
