/**
 * Patient search: every word typed must occur in the name, RUT, e-mail or phone, ignoring accents and case.
 * PostgreSQL's `patient.search_text` holds each patient in the same form, plus the numbers of other documents.
 */

/** Without accents and in lower case: 'Muñoz' is 'munoz'. The database's `search_form` does the same. */
export const searchForm = (text: string): string =>
  text
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
  const typed = text.trim();
  if (typed === '') return [];
  if (isNumber(typed)) return [typed.replace(/[^\dk]/gi, '').toLowerCase()];
  return searchForm(typed)
    .split(/\s+/)
    .map((word) => {
      if (isNumber(word)) return word.replace(/[^\dk]/g, '');
      return LETTERED_NUMBER.test(word) ? word.replace(/[.-]/g, '') : word;
    });
}

interface Searched {
  readonly name: string;
  readonly rut: string;
  readonly phone?: string;
}

/** Whether the text certainly finds the patient. Filters the results of an earlier text until the response arrives. */
export function isFoundBy(text: string, { name, rut, phone = '' }: Searched): boolean {
  const known = `${searchForm(name)} ${rut.replace(/[^\dk]/gi, '').toLowerCase()} ${phone.replace(/\D/g, '')}`;
  return searchTerms(text).every((term) => known.includes(term));
}
