import type { LocalDate } from '../clinic-time.js';
import { longDate } from '../clinic-time.es.js';

/** In place of what was removed. */
export const ERASED = '(suprimido)';

/** Whether a text is what a suppression left there: nobody has typed anything since. */
export const isStillErased = (text: string, stored: string | undefined): boolean =>
  text.trim() === ERASED && stored === ERASED;

/** The answer to a suppression that the law does not allow yet. */
export const keptByLaw = (until: LocalDate): string => `Conservado ${byLaw(until)}`;

/** The same about the records of a patient, of whom the rest can be removed. */
export const recordsKeptByLaw = (until: LocalDate): string =>
  `El contenido de sus fichas queda conservado ${byLaw(until)}`;

const byLaw = (until: LocalDate): string =>
  `por obligación legal hasta el ${longDate(until)} (Ley 20.584, art. 13).`;
