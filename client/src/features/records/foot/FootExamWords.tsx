import { examInWords } from '#domain/records/foot/exam-words.es.js';
import { scoresInWords } from '#domain/records/foot/sinbad.es.js';
import type { FootExamSheetFragment } from './foot-exam.generated';
import { examOf } from './foot-exam-values';
import { useExamSettings } from './use-exam-settings';

/** The exam as a list of sentences, and the score of each open ulcer if the clinic uses it. */
export function FootExamWords({ exam: stored }: { exam: FootExamSheetFragment }) {
  const { groups } = useExamSettings();
  const exam = examOf(stored);
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
      {examInWords(exam).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {groups.includes('SINBAD') &&
        scoresInWords(exam).map((score) => (
          <li key={score}>
            <small>{score}</small>
          </li>
        ))}
    </ul>
  );
}
