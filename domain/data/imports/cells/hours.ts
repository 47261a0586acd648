import type { LocalDate, LocalTime } from '../../../clinic-time.js';
import { BETWEEN_HOURS } from './cell-words.es.js';
import { parseTime } from './numbers.js';

export interface Hours {
  readonly from: LocalTime;
  readonly to?: LocalTime;
}

/** '09:00 - 10:00', 'de 9:00 a 10:00', or a single time that `parseTime` reads; undefined for anything else. */
export function parseHours(cell: string): Hours | undefined {
  const whole = parseTime(cell);
  if (whole !== undefined) return { from: whole };
  const [from, to, ...more] = cell
    .trim()
    .replace(BETWEEN_HOURS.before, '')
    .split(BETWEEN_HOURS.between)
    .map(parseTime);
  return from !== undefined && to !== undefined && more.length === 0 ? { from, to } : undefined;
}

/** A time after a date, separated by 'T' or a space. Without a time zone: with one, it may not be clinic time. */
const AFTER_DAY =
  /[\sT,]+(?:a las )?(\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:hrs?\.?|h)?)$/i;
/** A spreadsheet's serial date, with the time of day as its fraction. */
const SERIAL = /^\d{5}([.,]\d+)$/;

/** The time after the date in a cell: '05-03-2024 14:30'; undefined if there is none. */
export function timeAfterDate(cell: string): LocalTime | undefined {
  const text = cell.trim();
  const part = SERIAL.exec(text)?.[1];
  if (part) return parseTime(`0${part.padEnd(4, '0')}`);
  const behind = AFTER_DAY.exec(text)?.[1];
  return behind === undefined ? undefined : parseTime(behind.replace(/([:.]\d{2}[:.]\d{2})[.,]\d+/, '$1'));
}

/** The date in front of a cell's time; undefined if it is a spreadsheet's day zero, which means no date. */
export function dayBeforeTime(cell: string): LocalDate | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=[T\s])/.exec(cell.trim())?.[0];
  return day !== undefined && day > LAST_OF_NO_DAY ? day : undefined;
}

/** Some workbooks count from 1904; later in January if the time was counted beyond midnight. */
const LAST_OF_NO_DAY: LocalDate = '1904-01-31';
