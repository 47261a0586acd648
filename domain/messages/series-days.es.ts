import { longDay } from '../clinic-time.es.js';
import { type LocalDate, timeAt } from '../clinic-time.js';

interface Told {
  readonly date: LocalDate;
  readonly startMinute: number;
}

/** WhatsApp takes 1,024 characters in all. */
const MOST_DAYS = 8;

/**
 * 'martes 24 de noviembre, el martes 29 de diciembre y el martes 2 de febrero de 2027', to be read after 'el' and before
 * the first one's hour. Another hour than that is added; of many days the last is named.
 * @param told by time; at least one.
 */
export function daysInWords(told: readonly Told[]): string {
  const [first] = told;
  if (!first) return '';
  const inWords = ({ date, startMinute }: Told): string => {
    const year = date.slice(0, 4) === first.date.slice(0, 4) ? '' : ` de ${date.slice(0, 4)}`;
    const hour = startMinute === first.startMinute ? '' : ` (a las ${timeAt(startMinute)})`;
    return `${longDay(date)}${year}${hour}`;
  };
  const listed = told.length > MOST_DAYS ? told.slice(0, MOST_DAYS - 1) : told.slice(0, -1);
  const last = told.at(-1) ?? first;
  if (told.length === 1) return inWords(first);
  const left = told.length - listed.length;
  const end = left > 1 ? `${left} días más hasta el ${inWords(last)}` : `el ${inWords(last)}`;
  return `${listed.map(inWords).join(', el ')} y ${end}`;
}
