import { comparableText } from '../written-text.js';
import { parseNumber, parsePhone } from './phone.js';

/**
 * Patient search: every word typed must occur in the name, RUT, e-mail or phone, ignoring accents and case.
 * PostgreSQL's `patient.search_text` holds each patient in the same form, plus the numbers of other documents.
 */

/** Typed as an apostrophe, an accent or a quotation mark, or left out: 'O’Higgins', 'O´Higgins', 'OHiggins'. */
const APOSTROPHES = /['`\u00b4\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]/g;

/**
 * The form in which names and other texts are searched and matched: without accents, apostrophes and invisible
 * characters, with one kind of dash, in lower case: 'Muñoz' is 'munoz'. The database's `search_form` does the same.
 */
export const searchForm = (text: string): string =>
  comparableText(text.replace(APOSTROPHES, ''))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A RUT or a phone, however its digits are grouped. */
const NUMBER = /^\+?[\d\s().-]*\d[\d\s().-]*k?$/i;
export const isNumber = (text: string): boolean => NUMBER.test(text);

/** A document number that begins with letters: 'V-12.345.678'. */
const LETTERED_NUMBER = /^[a-z]{1,2}[.-]?\d[\d.-]{3,}[a-z]?$/;

/** In characters; longer texts find nothing. */
export const MAX_SEARCH_LENGTH = 100;

/** The parts that a patient must all contain; empty if nothing was typed. */
export function searchTerms(text: string): string[] {
  const typed = searchForm(text);
  if (typed === '') return [];
  const phone = nationalPart(typed);
  if (phone !== undefined) return [phone];
  if (isNumber(typed)) return [typed.replace(/[^\dk]/g, '')];
  return typed.split(/\s+/).map((word) => {
    if (isNumber(word)) return word.replace(/[^\dk]/g, '');
    return LETTERED_NUMBER.test(word) ? word.replace(/[.-]/g, '') : word;
  });
}

/**
 * The digits by which a phone is searched, however it is written: '09 1234 5678' is searched as '912345678', since it
 * may be stored without the 0. A note in brackets and a second number, as copied from other programs, are ignored:
 * '9 1234 5678 (hija)'.
 */
function nationalPart(typed: string): string | undefined {
  const noted = typed.replace(/\([^()\d]*\)/g, '').trim();
  const phone = parseNumber(noted) ?? (/\p{L}/u.test(noted) ? undefined : parsePhone(noted));
  return /^\+56(\d{9})$/.exec(phone ?? '')?.[1];
}

interface Searched {
  readonly name: string;
  readonly rut: string;
  readonly phone?: string;
}

/** Whether the text certainly matches the patient; filters an earlier text's results until the response arrives. */
export function isFoundBy(text: string, { name, rut, phone = '' }: Searched): boolean {
  const known = `${searchForm(name)} ${rut.replace(/[^\dk]/gi, '').toLowerCase()} ${comparableText(phone).replace(/\D/g, '')}`;
  return searchTerms(text).every((term) => known.includes(term));
}
