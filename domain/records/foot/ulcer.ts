import type { LocalDate } from '../../clinic-time.js';
import type { Ulcer } from './exam.js';

const MM2_PER_CM2 = 100;

/** Length times width, as wounds are measured by hand. @returns cm² */
export const ulcerArea = (lengthMm: number, widthMm: number): number => (lengthMm * widthMm) / MM2_PER_CM2;

/** In cm²; null if it was not measured. */
const measuredArea = (ulcer: Pick<Ulcer, 'lengthMm' | 'widthMm'> | null): number | null =>
  ulcer?.lengthMm && ulcer.widthMm ? ulcerArea(ulcer.lengthMm, ulcer.widthMm) : null;

/** The area measured on the day on which the ulcer was seen; null without a measurement on that day. */
export const areaSeen = ({ examinedOn, ulcer }: SeenUlcer): number | null =>
  ulcer?.measuredOn && ulcer.measuredOn !== examinedOn ? null : measuredArea(ulcer);

export interface SeenUlcer {
  readonly examinedOn: LocalDate;
  readonly ulcer: Pick<Ulcer, 'lengthMm' | 'measuredOn' | 'widthMm'> | null;
}
