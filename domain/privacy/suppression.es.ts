import type { LocalDate } from '../clinic-time.js';
import { longDate } from '../clinic-time.es.js';

/** Replaces removed texts. */
export const ERASED = '(suprimido)';

/** Whether a text is still the placeholder of a suppression, unedited. */
export const isStillErased = (text: string, stored: string | undefined): boolean =>
  text.trim() === ERASED && stored === ERASED;

export const SUPPRESSION_KIND_LABELS = {
  DELETED: 'Se eliminó al paciente',
  REDUCED: 'Se redujo a lo que la ley exige',
  RECORDS_DELETED: 'Se eliminaron sus fichas',
} as const;

/** The answer to a suppression that the law does not allow yet. */
export const keptByLaw = (until: LocalDate): string => `Conservado ${byLaw(until)}`;

/** The same for a patient's records, when everything else can be removed. */
export const recordsKeptByLaw = (until: LocalDate): string =>
  `El contenido de sus fichas queda conservado ${byLaw(until)}`;

const byLaw = (until: LocalDate): string =>
  `por obligación legal hasta el ${longDate(until)} (Ley 20.584, art. 13).`;
