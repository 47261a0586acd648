import type { LocalTime } from '../../../clinic-time.js';
import { parseLocalTime, timeAt } from '../../../clinic-time.js';
import { AROUND_NUMBER, HOURS_AFTER } from './cell-words.es.js';

/**
 * A whole number as people and spreadsheets write it: '12.345', '$12,345', '1 000', '40.0'; undefined for other texts
 * and decimals. A point or comma before three digits is a thousands separator.
 */
export function parseWhole(cell: string): number | undefined {
  const text = bareNumber(cell);
  // '0,375' can't be thousands.
  if (/^-?0\d*[.,]\d*[1-9]/.test(text)) return undefined;
  const grouped = /^(-?\d{1,3}(?:([.,\s\u00a0'])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/.exec(text);
  if (grouped?.[1]) return Number(grouped[1].replace(/[^\d-]/g, ''));
  const plain = /^(-?\d+)(?:[.,]0+)?$/.exec(text);
  return plain ? Number(plain[1]) : undefined;
}

const bareNumber = (cell: string): string =>
  cell
    .trim()
    .replace(AROUND_NUMBER, '')
    .replace(/^\$\s*/, '')
    .trim();

/**
 * Whether a text that `parseWhole` reads may have three decimals instead of thousands: always if it has a comma, the
 * decimal separator in Chile ('2,125'); '1.500' only if other cells of the column have a decimal point.
 */
export function mayHaveDecimals(cell: string, pointsAreDecimal: boolean): boolean {
  const sign = /^-?\d{1,3}([.,])\d{3}$/.exec(bareNumber(cell))?.[1];
  return sign === ',' || (sign === '.' && pointsAreDecimal);
}

/** A whole number as a program without integers writes it: '56912345678.0', '56912345678,00' or '5.69E+10'. */
const FLOATING = /^\+?(\d+)(?:[.,](\d+))?(?:e\+?(\d{1,2}))?$/i;

export const isFloating = (cell: string): boolean =>
  /[.,]0{1,2}$|\de\+?\d/i.test(cell) && FLOATING.test(cell.trim());

/** The digits of a floating number; undefined if it lost some: '5,69E+10'. */
export function digitsOfFloating(cell: string): string | undefined {
  const [, whole = '', decimals = '', exponent = '0'] = FLOATING.exec(cell.trim()) ?? [];
  const kept = decimals.replace(/0+$/, '');
  // Fewer decimals than the exponent: the remaining digits were rounded away.
  return kept.length === Number(exponent) ? whole + kept : undefined;
}

/** Whether it could be a spreadsheet's fraction of a day; it may also be any other number. */
export const isFractionOfDay = (cell: string): boolean => /^0?[.,]\d+$/.test(cell.trim());

/**
 * A time: '9:30', '09.30', '9h30', '3:00 PM', '15:00 hrs', '15 hrs', '1500', or a spreadsheet's fraction of a day;
 * undefined for other texts.
 */
export function parseTime(cell: string): LocalTime | undefined {
  const said = cell.trim().toLowerCase();
  const text = said.replace(HOURS_AFTER, '');
  // Spreadsheets write a time without a date as a time on their day zero.
  const afterDay = /^\d{4}-\d{2}-\d{2}[t\s](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  if (afterDay?.[1]) return parseLocalTime(afterDay[1]);
  const fraction = /^0?[.,](\d+)$/.exec(text);
  if (fraction && fraction[1] && fraction[1].length !== 2) return ofFraction(Number(`0.${fraction[1]}`));
  const bare = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text);
  if (bare) return `${bare[1]}:${bare[2]}`;
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.]\d{2})?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?$/.exec(text);
  if (!match) return undefined;
  const half = match[3]?.[0];
  // A bare number need not be an hour.
  if (match[2] === undefined && !half && text === said) return undefined;
  const hour = half ? (Number(match[1]) % 12) + (half === 'p' ? 12 : 0) : Number(match[1]);
  if (half && (Number(match[1]) < 1 || Number(match[1]) > 12)) return undefined;
  return parseLocalTime(`${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`);
}

function ofFraction(part: number): LocalTime | undefined {
  const minutes = Math.round(part * 1_440);
  return minutes < 1_440 ? timeAt(minutes) : undefined;
}
