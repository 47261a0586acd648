import { thousands } from './thousands.es.js';
import { comparableText } from './written-text.js';

/**
 * The RUT, Chile's national id: a body of digits and a check digit.
 * Its canonical form, stored and compared, has no punctuation, no leading zeros and a capital K: '123456785'.
 */
export type Rut = string;

/** Length of the canonical form. */
export const RUT_LENGTHS = { min: 8, max: 9 } as const;

/** Bodies that belong to no person or company, from which provisional RUTs are drawn. */
export const PROVISIONAL_BODIES = { first: 40_000_000, last: 44_999_999 } as const;

/**
 * The check digit of a body: modulo 11 with weights 2 to 7 from the right, 11 giving '0' and 10 'K'.
 * @param body digits only.
 */
export function checkDigit(body: string): string {
  let sum = 0;
  for (let position = 0; position < body.length; position += 1) {
    sum += Number(body[body.length - 1 - position]) * (2 + (position % 6));
  }
  const result = 11 - (sum % 11);
  if (result === 11) return '0';
  return result === 10 ? 'K' : String(result);
}

/** The canonical form of a typed RUT, with or without dots, hyphen and spaces; undefined if invalid. */
export function parseRut(text: string): Rut | undefined {
  const bare = comparableText(text)
    .replace(/[^0-9kK]/g, '')
    .toUpperCase()
    .replace(/^0+/, '');
  const fits = bare.length >= RUT_LENGTHS.min && bare.length <= RUT_LENGTHS.max;
  if (!fits || !/^\d+[\dK]$/.test(bare)) return undefined;
  return checkDigit(bare.slice(0, -1)) === bare.slice(-1) ? bare : undefined;
}

/** Whether it repeats one digit, as people type if a program requires a RUT: '11.111.111-1'. */
export const isPlaceholderRut = (rut: Rut): boolean => /^(\d)\1+$/.test(rut.slice(0, -1));

/** As people read it: '12.345.678-5'. */
export function formatRut(rut: Rut): string {
  const body = thousands(rut.slice(0, -1));
  return `${body}-${rut.slice(-1)}`;
}

/** By number, so that 9.000.000-1 comes before 10.000.000-2. Both canonical. */
export const compareRuts = (one: Rut, other: Rut): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));
