import type { FootExam } from '../foot/exam.js';
import type { FootStanding } from '../foot/standing.js';

type WarningFacts = Pick<FootStanding, 'control' | 'hasAbsentPulse' | 'ulcer'>;

/**
 * What to warn of while an exam is entered.
 * @param entered from the exam and the one before it
 * @param stored from all stored exams: what neither of the two mentions still holds
 */
export function standingDuringVisit(
  exam: FootExam,
  entered: WarningFacts,
  stored: WarningFacts | null,
): WarningFacts {
  if (!stored) return entered;
  const resolvesUlcer = exam.skin.some(({ finding, isResolved }) => finding === 'ULCER' && isResolved);
  return {
    control: exam.sensation || exam.circulation ? entered.control : stored.control,
    hasAbsentPulse: exam.circulation ? entered.hasAbsentPulse : stored.hasAbsentPulse,
    ulcer: entered.ulcer === 'NONE' && !resolvesUlcer ? stored.ulcer : entered.ulcer,
  };
}
