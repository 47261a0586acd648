import type { ServiceType } from '../../agenda/appointment.js';
import { searchForm } from '../../patients/patient-search.js';

/** The texts of a record into which a phrase can be inserted. */
export const PHRASE_BOXES = ['CARE_DESCRIPTION', 'PROCEDURE', 'INSTRUCTIONS'] as const;
export type PhraseBox = (typeof PHRASE_BOXES)[number];

/** Characters, and phrases of a clinic. */
export const PHRASE_LIMITS = { title: 60, text: 1_000, count: 500 } as const;

/** The service or the treatment of a phrase; null: all. At most one of them is set. */
export interface PhraseScope {
  readonly serviceType: ServiceType | null;
  readonly treatmentId: number | null;
  readonly professionalId: number | null;
}

export interface OfferedPhrase extends PhraseScope {
  readonly id: number;
  readonly box: PhraseBox;
  readonly title: string;
  readonly text: string;
}

/** The facts of a visit; null if unknown. */
export type PhraseOccasion = PhraseScope;

const fits = (wanted: number | string | null, given: number | string | null): boolean =>
  wanted === null || wanted === given;

/**
 * The phrases that a visit offers for one of its texts, the most specific first: the professional's own, then those of
 * the treatment, those of the service and those for all; each group by title.
 */
export function phrasesFor<Phrase extends OfferedPhrase>(
  phrases: readonly Phrase[],
  box: PhraseBox,
  { serviceType, treatmentId, professionalId }: PhraseOccasion,
): Phrase[] {
  const rank = (phrase: Phrase): number =>
    (phrase.professionalId === null ? 4 : 0) +
    (phrase.treatmentId === null ? 2 : 0) +
    (phrase.serviceType === null ? 1 : 0);
  return phrases
    .filter(
      (phrase) =>
        phrase.box === box &&
        fits(phrase.serviceType, serviceType) &&
        fits(phrase.treatmentId, treatmentId) &&
        fits(phrase.professionalId, professionalId),
    )
    .toSorted((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, 'es'));
}

/** Phrases whose title has the typed words, then phrases whose text has them; all if nothing was typed. */
export function matchingPhrases<Phrase extends OfferedPhrase>(
  phrases: readonly Phrase[],
  typed: string,
): Phrase[] {
  const wanted = searchForm(typed);
  const inTitle = (phrase: Phrase): boolean => searchForm(phrase.title).includes(wanted);
  return [
    ...phrases.filter(inTitle),
    ...phrases.filter((phrase) => !inTitle(phrase) && searchForm(phrase.text).includes(wanted)),
  ];
}

export interface TypedSlash {
  /** Where the slash is. */
  readonly start: number;
  /** The text after it, up to the caret. */
  readonly typed: string;
}

/** The slash that asks for phrases: it begins the text or follows a space, so that '1/2' and dates are left alone. */
export function slashBefore(text: string, caret: number): TypedSlash | undefined {
  const found = /(?:^|\s)\/([^\s/]*)$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

/** A text with a phrase in place of the characters from start to end, apart from what surrounds it. */
export function withPhrase(
  text: string,
  start: number,
  end: number,
  phrase: string,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const inserted = `${before === '' || /\s$/u.test(before) ? '' : ' '}${phrase}`;
  return {
    text: `${before}${inserted}${after === '' || /^\s/u.test(after) ? '' : ' '}${after}`,
    caret: before.length + inserted.length,
  };
}
