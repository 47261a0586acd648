import type { LocalDate } from '../../clinic-time.js';
import type { NailExam, SkinExam, Ulcer, WholeFootExam } from './exam.js';
import { measuredArea } from './ulcer.js';

/** A finding of one place, as it was on one day. */
export type FoundThen = NailExam | SkinExam | WholeFootExam;

export interface AreaOnDay {
  readonly date: LocalDate;
  /** cm². */
  readonly area: number;
}

interface UlcerOnDay {
  readonly examinedOn: LocalDate;
  readonly isResolved: boolean;
  readonly ulcer: Pick<Ulcer, 'lengthMm' | 'widthMm'> | null;
}

/** The measured area of an ulcer over time, oldest first; 0 on the day on which it had closed. */
export const ulcerAreas = (history: readonly UlcerOnDay[]): AreaOnDay[] =>
  history
    .flatMap(({ examinedOn: date, isResolved, ulcer }) => {
      const area = isResolved ? 0 : measuredArea(ulcer);
      return area === null ? [] : [{ date, area }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
