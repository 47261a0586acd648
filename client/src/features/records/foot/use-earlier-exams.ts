import type { LocalDate } from '#domain/clinic-time.js';
import type { DatedExam } from '#domain/records/foot/standing.js';
import { useMemo } from 'react';
import type { FootStandingQuery } from './foot-exam.generated';
import { examOf } from './foot-exam-values';

/**
 * The exams before a day, the newest first. The record of that day may itself be among the stored exams.
 * @param standing undefined until it is loaded
 */
export function useEarlierExams(
  standing: FootStandingQuery['footStanding'] | undefined,
  day: LocalDate,
): readonly DatedExam[] {
  return useMemo(
    () =>
      (standing?.exams ?? [])
        .filter(({ date }) => date < day)
        .map(({ date, exam }) => ({ date, exam: examOf(exam) })),
    [standing, day],
  );
}
