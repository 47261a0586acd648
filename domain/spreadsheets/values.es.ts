import {
  addDays,
  clinicClock,
  isLocalDate,
  type LocalDate,
  parseInstant,
  parseLocalTime,
  timeAt,
} from '../clinic-time.js';
import { COUNTRIES } from '../patients/identifiers/countries.js';
import { countryName, IDENTIFIER_LABELS, identifierInWords } from '../patients/identifiers/identifier.es.js';
import {
  type Identifier,
  IDENTIFIER_KINDS,
  identifierFault,
  parseIdentifierValue,
} from '../patients/identifiers/identifier.js';
import { formatRut, parseRut } from '../rut.js';
import { MAX_INTEGER } from '../whole-number.js';
import type { Column } from './column.js';

/** A cell's content. Days and moments are 'yyyy-MM-dd' and 'yyyy-MM-dd HH:mm', which all programs read the same. */
export type Cell = string | number | null;

/** A cell's value, or a sentence about the mistake. An empty cell is '' in text columns, null in others. */
export type Reading = { readonly value: unknown } | { readonly fault: string };

const YES_NO = { yes: 'Sí', no: 'No' } as const;
const BETWEEN = '; ';

/** The cell for a value. @param timeZone the clinic's, for moments. */
export function writeCell({ kind, words = {} }: Column, value: unknown, timeZone: string): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'WHOLE') return Number(value);
  if (kind === 'YES_NO') return value === true ? YES_NO.yes : YES_NO.no;
  if (kind === 'IDENTIFIERS')
    return (value as readonly Identifier[]).map(identifierInWords).join(BETWEEN) || null;
  const text = String(value);
  if (kind === 'RUT') return formatRut(text);
  if (kind === 'CHOICE') return words[text] ?? text;
  return kind === 'MOMENT' ? momentOf(text, timeZone) : text;
}

/** Parses a cell's text: the output of `writeCell`, or what people type instead. */
export function readCell(column: Column, text: string): Reading {
  const { kind } = column;
  const bare = text.trim();
  if (kind === 'TEXT') return { value: text };
  if (bare === '') return { value: kind === 'IDENTIFIERS' ? [] : null };
  return READERS[kind](bare, column);
}

const READERS = {
  RUT: (text) => orFault(parseRut(text), 'El RUT no es válido. Revise sus números y el dígito verificador.'),
  CHOICE: (text, { words = {} }) =>
    orFault(
      Object.keys(words).find((value) => [value, words[value] ?? ''].some((word) => isSame(word, text))),
      `Escriba una de estas palabras: ${Object.values(words).join(', ')}.`,
    ),
  YES_NO: (text) =>
    orFault(
      ['si', 'x', '1', 'verdadero', 'true'].includes(plain(text))
        ? true
        : ['no', '0', 'falso', 'false'].includes(plain(text))
          ? false
          : undefined,
      'Escriba Sí o No.',
    ),
  IDENTIFIERS: (text) =>
    orFault(
      readIdentifiers(text),
      'Escriba cada documento como «Pasaporte AB123456 (Perú)», separados por punto y coma.',
    ),
  WHOLE: (text) =>
    orFault(readWhole(text), 'Escriba un número entero, sin decimales: por ejemplo 1500 o 1.500.'),
  DAY: (text) => orFault(readDay(text), 'Escriba la fecha como día/mes/año, por ejemplo 23/11/2026.'),
  TIME: (text) => orFault(readTime(text), 'Escriba la hora como 09:30.'),
  MOMENT: (text) => ({ value: text }),
} satisfies Record<Exclude<Column['kind'], 'TEXT'>, (text: string, column: Column) => Reading>;

const orFault = (value: unknown, fault: string): Reading => (value === undefined ? { fault } : { value });

/** Lower case, without accents and surrounding spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

function momentOf(instant: string, timeZone: string): string {
  const { date, minutes } = clinicClock(parseInstant(instant), timeZone);
  return `${date} ${timeAt(minutes)}`;
}

/** '1500', '1.500', '$1.500', '1500,0' and '-3'. A point is a thousands separator, as in Chile. */
function readWhole(text: string): number | undefined {
  const match = /^(-?)\$?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,0+)?$/.exec(text.replace(/^\$\s*-/, '-$'));
  if (!match?.[2]) return undefined;
  const size = Number(match[2].replaceAll('.', ''));
  return size <= MAX_INTEGER ? (match[1] ? -size : size) : undefined;
}

/** 'yyyy-MM-dd', 'd/M/yyyy', also with - or . as separators; a midnight after it is ignored. */
function readDay(text: string): LocalDate | undefined {
  const day = text.replace(/[ T]0?0:00(:00)?(\.0+)?$/, '');
  const local = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(day);
  const [, dayOfMonth = '', , month = '', year = ''] = local ?? [];
  const iso = local ? `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : day;
  return isLocalDate(iso) ? iso : undefined;
}

const readTime = (text: string): string | undefined => {
  const bare = text.replace(/\s*(h|hrs?\.?)$/i, '').replace('.', ':');
  return parseLocalTime(/^\d:/.test(bare) ? `0${bare}` : bare);
};

const COUNTRY_OF_NAME = new Map(COUNTRIES.map((code) => [plain(countryName(code)), code]));

/** 'Pasaporte AB123456 (Perú); NIP 30123456'. */
function readIdentifiers(text: string): Identifier[] | undefined {
  const found = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readIdentifier);
  return found.every((one) => one !== undefined) ? found : undefined;
}

function readIdentifier(text: string): Identifier | undefined {
  const [, words = '', place] = /^([^()]*?)(?:\s*\(([^()]*)\))?$/.exec(text) ?? [];
  const kind = IDENTIFIER_KINDS.find((one) => plain(words).startsWith(`${plain(IDENTIFIER_LABELS[one])} `));
  if (!kind) return undefined;
  const value = parseIdentifierValue(words.slice(IDENTIFIER_LABELS[kind].length));
  const country = place ? (COUNTRY_OF_NAME.get(plain(place)) ?? place.trim().toUpperCase()) : null;
  if (value === undefined) return undefined;
  const identifier = { kind, country, value };
  return identifierFault(identifier) ? undefined : identifier;
}

/** Day 0 of a spreadsheet's serial dates, which count days; correct from March 1900 on. Excel has a 1900-02-29. */
const DAY_ZERO = '1899-12-30';
const LEAP_DAY_1900 = { serial: 60, text: '1900-02-29' } as const;
const DAY_ZERO_1904 = '1904-01-01';
const MINUTES_OF_DAY = 1440;
const SECONDS_OF_DAY = 86_400;

/**
 * 'yyyy-MM-dd', with ' HH:mm' unless it is midnight; only 'HH:mm' for a time without a day.
 * @param serial days, with a fraction.
 */
export function dayOfSerial(serial: number, countsFrom1904: boolean): string {
  // Rounded to the second, because 23:59:59 is not the next day yet.
  const days = Math.floor(Math.round(serial * SECONDS_OF_DAY) / SECONDS_OF_DAY);
  const time = timeAt(Math.min(Math.round((serial - days) * MINUTES_OF_DAY), MINUTES_OF_DAY - 1));
  if (days === 0 && !countsFrom1904) return time;
  const day = countsFrom1904 ? addDays(DAY_ZERO_1904, days) : dayOf1900(days);
  return time === '00:00' ? day : `${day} ${time}`;
}

function dayOf1900(days: number): string {
  if (days === LEAP_DAY_1900.serial) return LEAP_DAY_1900.text;
  return addDays(DAY_ZERO, days < LEAP_DAY_1900.serial ? days + 1 : days);
}
