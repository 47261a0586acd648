/**
 * How patients are found as one types: every word that is typed stands somewhere in the name, RUT, e-mail or
 * phone, accents and case aside. PostgreSQL's `patient.search_text` holds the same form of each patient.
 */

/** Without accents and capitals: 'Muñoz' is 'munoz'. The database's `search_form` does the same. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** A RUT or a phone, in whatever way its groups are written. */
const NUMBER = /^\+?[\d\s().-]*\d[\d\s().-]*k?$/i;

/** Longer texts are no search. */
export const LONGEST_SEARCH = 100;

/** The pieces that a patient must all contain; none where nothing was typed. */
export function searchTerms(text: string): string[] {
  const typed = text.trim();
  if (typed === '') return [];
  if (NUMBER.test(typed)) return [typed.replace(/[^\dk]/gi, '').toLowerCase()];
  return searchForm(typed)
    .split(/\s+/)
    .map((word) => (NUMBER.test(word) ? word.replace(/[^\dk]/g, '') : word));
}
