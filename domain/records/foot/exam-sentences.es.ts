import type { LocalDate } from '../../clinic-time.js';
import { newsInWords } from './exam-words.es.js';
import { examinesFeet, type FootExam } from './exam.js';

/** The map's text for a visit's description; empty before anything is found or tested. */
export function examSentences(exam: FootExam | null, day: LocalDate): string[] {
  return exam && examinesFeet(exam) ? newsInWords(exam, day) : [];
}

/**
 * A description after the exam has changed. Sentences that no longer hold are removed and new ones are added; a
 * sentence that was edited or deleted by hand stays that way.
 */
export function describedAnew(text: string, before: readonly string[], after: readonly string[]): string {
  const gone = before.filter((sentence) => !after.includes(sentence));
  const added = after.filter((sentence) => !before.includes(sentence));
  return withSentences(withoutSentences(text, gone), added);
}

/** A text with the sentences that it does not have yet. */
export const withSentences = (text: string, sentences: readonly string[]): string =>
  [text.trimEnd(), ...sentences.filter((sentence) => !text.includes(sentence))].filter(Boolean).join(' ');

/** A text without these sentences and the space after each of them. */
export const withoutSentences = (text: string, sentences: readonly string[]): string =>
  sentences.reduce((rest, sentence) => {
    const start = rest.indexOf(sentence);
    if (start < 0) return rest;
    const after = rest.slice(start + sentence.length);
    return after === '' ? rest.slice(0, start).trimEnd() : rest.slice(0, start) + after.replace(/^ /u, '');
  }, text);
