import { comparableText } from '../written-text.js';

/** An international number, '+' and digits (ITU-T E.164). */
export type E164 = string;

/** Labels before a number: 'Cel: 9 1234 5678', 'Fono casa 2 2345 6789', 'tel:+56912345678'. */
const WORDS_BEFORE =
  /^(?:(?:n[uú]mero|n[°ºo]|celular|cel|m[oó]vil|mov|tel[eé]fono|tel|fono|f|whats ?app|wsp|wasap|casa|trabajo|contacto|personal)[\s.:°º-]*)+/i;
const ADDRESS_BEFORE = /^(?:https?:\/\/)?wa\.me\//i;

/**
 * A typed number in E.164; undefined if invalid. A number without a country code is Chilean and has nine
 * digits (SUBTEL's numbering plan): '9 1234 5678' is '+56912345678'. The '0' that was dialled before it until 2016 is
 * dropped. Foreign numbers need '+' or '00'.
 */
export function parseNumber(text: string): E164 | undefined {
  const number = comparableText(text).replace(ADDRESS_BEFORE, '+').replace(WORDS_BEFORE, '');
  if (!/^[+\d\s().-]+$/.test(number)) return undefined;
  const international = /^[\s(]*(\+|00)/.test(number);
  const digits = number.replace(/\D/g, '').replace(/^00/, '');
  const national = /^(?:56)?0?([2-9]\d{8})$/.exec(digits)?.[1];
  if (national && (!international || digits.startsWith('56'))) return `+56${national}`;
  if (!international || digits.startsWith('56')) return undefined;
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}

/**
 * The number in a phone field, which may also have notes: '912345678 (hija)', 'Ana: 9 1234 5678',
 * '2 2345 6789 anexo 3'. The first one if there are several; undefined if there is none.
 */
export function parsePhone(text: string): E164 | undefined {
  const whole = parseNumber(text);
  if (whole) return whole;
  const number = withoutNotes(comparableText(text));
  return parseNumber(number) ?? firstOf(number.split(/[/;,]/)) ?? firstOf(number.split(/\s+/));
}

/** Without the words before and after it. */
function withoutNotes(text: string): string {
  const number = text.slice(Math.max(text.search(/[+\d]/), 0));
  const end = number.search(/\p{L}/u);
  return end < 0 ? number : number.slice(0, end).replace(/[^\d]+$/, '');
}

/** The first of several numbers; undefined if any of them is invalid, because it may be a part of another. */
function firstOf(numbers: readonly string[]): E164 | undefined {
  const parsed = numbers.map(parseNumber);
  return parsed.includes(undefined) ? undefined : parsed[0];
}

export const telLink = (phone: string): string => `tel:${parsePhone(phone) ?? phone.replace(/[^+\d]/g, '')}`;

/** A number that can't be parsed may still work: with at least this many digits it is accepted. */
const PLAUSIBLE_DIGITS = 6;

/** Whether it could be a phone. A number that `parsePhone` can't parse is stored as typed. */
export const isPlausiblePhone = (text: string): boolean =>
  parsePhone(text) !== undefined || comparableText(text).replace(/\D/g, '').length >= PLAUSIBLE_DIGITS;
