import type { LocalDate } from '../clinic-time.js';
import { examSentences, withoutSentences, withSentences } from './foot/exam-sentences.es.js';
import type { FootExam } from './foot/exam.js';

/** In the order in which a visit fills them in. */
export const RECORD_TEXTS = ['careDescription', 'procedure', 'instructions'] as const;
export type RecordText = (typeof RECORD_TEXTS)[number];
export type RecordTexts = Readonly<Record<RecordText, string>>;

interface Examined {
  readonly date: LocalDate;
  readonly footExam: FootExam | null;
}

/**
 * The texts of the last visit for the empty ones of this visit. Sentences that the map wrote on that day are left
 * out, and today's stay: an earlier finding must not read as if it had been seen today.
 * @returns only the texts that change
 */
export function textsOfLastVisit(
  last: RecordTexts & Examined,
  now: RecordTexts & Examined,
): Partial<RecordTexts> {
  const today = examSentences(now.footExam, now.date);
  const isFree = (text: RecordText): boolean =>
    (text === 'careDescription' ? withoutSentences(now[text], today) : now[text]).trim() === '';
  return Object.fromEntries(
    RECORD_TEXTS.filter(isFree).flatMap((text) => {
      const before = copied(last, text);
      const copy = text === 'careDescription' && before !== '' ? withSentences(before, today) : before;
      return copy === '' ? [] : [[text, copy]];
    }),
  );
}

const copied = (last: RecordTexts & Examined, text: RecordText): string =>
  (text === 'careDescription'
    ? withoutSentences(last[text], examSentences(last.footExam, last.date))
    : last[text]
  ).trim();
