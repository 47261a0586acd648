import type { LocalTime } from '../../clinic-time.js';
import { parseLocalTime, timeAt } from '../../clinic-time.js';
import { AROUND_NUMBER, HOURS_AFTER } from './cell-words.es.js';

/**
 * A whole number as people and spreadsheets write it: '12.345', '$12,345', '1 000', '40.0'; undefined for other texts
 * and decimals. A point or comma before three digits is a thousands separator.
 */
export function parseWhole(cell: string): number | undefined {
  const text = cell
    .trim()
    .replace(AROUND_NUMBER, '')
    .replace(/^\$\s*/, '')
    .trim();
  const grouped = /^(-?\d{1,3}(?:([.,\s\u00a0'])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/.exec(text);
  if (grouped?.[1]) return Number(grouped[1].replace(/[^\d-]/g, ''));
  const plain = /^(-?\d+)(?:[.,]0+)?$/.exec(text);
  return plain ? Number(plain[1]) : undefined;
}

/**
 * A time: '9:30', '09.30', '9h30', '3:00 PM', '15:00 hrs', '15 hrs', '1500', or a spreadsheet's fraction of a day;
 * undefined for other texts.
 */
export function parseTime(cell: string): LocalTime | undefined {
  const said = cell.trim().toLowerCase();
  const text = said.replace(HOURS_AFTER, '');
  // Spreadsheets write a time without a date on their first day.
  const afterDay = /^\d{4}-\d{2}-\d{2}[t\s](\d{2}:\d{2})/.exec(text);
  if (afterDay?.[1]) return parseLocalTime(afterDay[1]);
  const fraction = /^0?[.,](\d+)$/.exec(text);
  if (fraction && fraction[1] && fraction[1].length !== 2) return ofFraction(Number(`0.${fraction[1]}`));
  const bare = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text);
  if (bare) return `${bare[1]}:${bare[2]}`;
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2})?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?$/.exec(text);
  if (!match) return undefined;
  const half = match[3]?.[0];
  // A bare number could be anything.
  if (match[2] === undefined && !half && text === said) return undefined;
  const hour = half ? (Number(match[1]) % 12) + (half === 'p' ? 12 : 0) : Number(match[1]);
  if (half && (Number(match[1]) < 1 || Number(match[1]) > 12)) return undefined;
  return parseLocalTime(`${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`);
}

function ofFraction(part: number): LocalTime | undefined {
  const minutes = Math.round(part * 1_440);
  return minutes < 1_440 ? timeAt(minutes) : undefined;
}
