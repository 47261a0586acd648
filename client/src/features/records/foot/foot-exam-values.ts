import type { FootExam } from '#domain/records/foot/exam.js';
import type { FootExamInput } from '../clinical-records.generated';
import type { FootExamSheetFragment } from './foot-exam.generated';

/** A stored exam as the form edits it: without the names of types that Apollo's cache adds, which no input takes. */
export const examOf = (stored: FootExam | FootExamSheetFragment): FootExam =>
  JSON.parse(
    JSON.stringify(stored, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as FootExam;

export const toExamInput = (exam: FootExam): FootExamInput => structuredClone(exam) as FootExamInput;
