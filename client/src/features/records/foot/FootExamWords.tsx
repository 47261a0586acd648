import { examInWords } from '#domain/records/foot/exam-words.es.js';
import type { FootExamSheetFragment } from './foot-exam.generated';
import { examOf } from './foot-exam-values';

/** The exam as a list of sentences. */
export const FootExamWords = ({ exam }: { exam: FootExamSheetFragment }) => (
  <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
    {examInWords(examOf(exam)).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
