import type { LocalDate } from '../../clinic-time.js';
import type { NailExam, SkinExam, WholeFootExam } from './exam.js';
import { areaSeen, type SeenUlcer } from './ulcer.js';

/** A finding of one place, as it was on one day. */
export type FoundThen = NailExam | SkinExam | WholeFootExam;

export interface AreaOnDay {
  readonly date: LocalDate;
  /** cm². */
  readonly area: number;
}

interface UlcerOnDay extends SeenUlcer {
  readonly isResolved: boolean;
}

/** The measured area of an ulcer over time, oldest first; 0 on the day on which it had closed. */
export const ulcerAreas = (history: readonly UlcerOnDay[]): AreaOnDay[] =>
  history
    .flatMap((seen) => {
      const area = seen.isResolved ? 0 : areaSeen(seen);
      return area === null ? [] : [{ date: seen.examinedOn, area }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
