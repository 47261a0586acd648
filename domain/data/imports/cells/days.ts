import { isLocalDate, type LocalDate } from '../../../clinic-time.js';
import { weekdayName } from '../../../clinic-time.es.js';
import { searchForm } from '../../../patients/patient-search.js';
import { dayOfSerial } from '../../../spreadsheets/values.es.js';
import { MONTHS, OF, WEEKDAY_BEFORE } from './cell-words.es.js';

/** 1927-05-18 and 2100-12-31: a number of fewer digits is a year, not a serial date. */
const EXCEL_DAYS = { first: 10_000, last: 73_415 } as const;

const SERIAL = /^(\d{5})(?:[.,]\d+)?$/;

/** A time after a date, with or without a zone. */
const TIME_AFTER =
  /[\sT]+\d{1,2}[:.]\d{2}([:.]\d{2}([.,]\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?\s*(hrs?\.?)?$/i;

/** An instant in UTC that, in Chile, is on the day before. */
const MAY_BE_THE_DAY_BEFORE = /[\sT](?!00:00(?::00)?(?:\.0+)?(?:Z|\+))0[0-2]:\d{2}.*(?:Z|\+00:?00)$/i;

/**
 * Parses a date in any format that is usual in Chile, day before month: '5-3-2024', '05/03/24', '2024-03-05',
 * '5 de marzo de 2024', '5-mar-24', or a spreadsheet's serial number; undefined if it is not a date.
 * @param latest two-digit years get the latest century that does not put the date after this day.
 * @param countsFrom1904 for serial numbers.
 */
export function parseDay(cell: string, latest: LocalDate, countsFrom1904 = false): LocalDate | undefined {
  if (MAY_BE_THE_DAY_BEFORE.test(cell.trim())) return undefined;
  const said = searchForm(cell.trim().replace(TIME_AFTER, ''));
  const weekday = WEEKDAY_BEFORE.exec(said)?.[1];
  const text = said.replace(WEEKDAY_BEFORE, '').trim();
  const day = ofNumbers(text, latest) ?? ofMonthName(text, latest) ?? ofSerial(text, countsFrom1904);
  const isOther = day !== undefined && weekday !== undefined && weekday !== searchForm(weekdayName(day));
  return isOther ? undefined : day;
}

function ofNumbers(text: string, latest: LocalDate): LocalDate | undefined {
  const yearFirst =
    /^(\d{4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3], latest);
  const dayFirst = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4}|\d{2})$/.exec(text);
  return dayFirst ? dayOf(dayFirst[3], dayFirst[2], dayFirst[1], latest) : undefined;
}

function ofMonthName(text: string, latest: LocalDate): LocalDate | undefined {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '' && !OF.includes(word));
  if (words.length !== 3) return undefined;
  const place = words.findIndex((word) => /^[a-z]/.test(word));
  const month = MONTHS.findIndex((names) => names.includes(words[place] ?? ''));
  if (month < 0) return undefined;
  const [first, second] = words.filter((_, index) => index !== place);
  const [day, year] = first?.length === 4 ? [second, first] : [first, second];
  return dayOf(year, String(month + 1), day, latest);
}

function ofSerial(text: string, countsFrom1904: boolean): LocalDate | undefined {
  const match = SERIAL.exec(text);
  const serial = Number(match?.[1]);
  const isDay = serial >= EXCEL_DAYS.first && serial <= EXCEL_DAYS.last;
  return isDay ? dayOfSerial(serial, countsFrom1904) : undefined;
}

function dayOf(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  latest: LocalDate,
): LocalDate | undefined {
  if (!/^\d{1,2}$/.test(day ?? '') || !/^(\d{2}|\d{4})$/.test(year ?? '')) return undefined;
  const rest = `-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (year?.length === 4) return existing(`${year}${rest}`);
  const century = Number(latest.slice(0, 2));
  const inThis = `${century}${year}${rest}`;
  return existing(inThis <= latest ? inThis : `${century - 1}${year}${rest}`);
}

const existing = (text: string): LocalDate | undefined => (isLocalDate(text) ? text : undefined);

/** Whether a text could be a spreadsheet's serial date; it may also be any other number. */
export const isSerialDay = (cell: string): boolean => SERIAL.test(cell.trim());

/** Whether a text is a year, or a month of a year, with or without words: '1985', '03-1985', '1955 aprox'. */
export function isPartialDay(cell: string): boolean {
  const numbers = cell.match(/\d+/g) ?? [];
  if (numbers.length === 0 || numbers.length > 2) return false;
  return /^\d{2}$/.test(cell.trim()) || numbers.some((number) => /^(?:18|19|20)\d{2}$/.test(number));
}

/** Whether the first of a date's three short numbers can only be its year: '85-03-05'. */
export const hasYearFirst = (cell: string): boolean =>
  Number(/^(\d{2})[-/.\s]\d{1,2}[-/.\s]\d{1,2}(?!\d)/.exec(cell)?.[1]) > 31;

/** Whether day, month and a year of two digits could be in another order. */
export const mayHaveYearFirst = (cell: string): boolean =>
  /^\d{1,2}[-/.\s]\d{1,2}[-/.\s]\d{2}(?!\d)/.test(cell.trim());

/** Whether day and month of a numeric date could be swapped. */
export function isSwappable(cell: string): boolean {
  const [, first, second] = /^(\d{1,2})[-/.\s](\d{1,2})[-/.\s]\d{2,4}\b/.exec(cell.trim()) ?? [];
  return (
    first !== undefined && Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
  );
}

/** The same for a date that a spreadsheet has already parsed. */
export const isSwappableDay = (day: LocalDate): boolean => {
  const [, month, dayOfMonth] = day.split('-').map(Number);
  return dayOfMonth !== undefined && dayOfMonth <= 12 && dayOfMonth !== month;
};

/** No patient and no clinic's data are older. */
const OLDEST_YEARS = 120;

export const isLongAgo = (day: LocalDate, today: LocalDate): boolean =>
  day < `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
