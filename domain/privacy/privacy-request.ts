import { addDays, type LocalDate, weekdayOf } from '../clinic-time.js';

/** A data subject's rights (Ley 19.628, articles 5 to 9, as amended by Ley 21.719). */
export const PRIVACY_RIGHTS = [
  'ACCESS',
  'RECTIFICATION',
  'SUPPRESSION',
  'OPPOSITION',
  'PORTABILITY',
  'BLOCKING',
] as const;
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number];

export const PRIVACY_OUTCOMES = ['GRANTED', 'PARTLY', 'REFUSED'] as const;
export type PrivacyOutcome = (typeof PRIVACY_OUTCOMES)[number];

/** Ley 19.628, article 11: calendar days for the answer, and for the one extension. */
export const ANSWER_DAYS = 30;
/** Ley 19.628, article 11: business days for the answer to a request for blocking. */
export const BLOCKING_BUSINESS_DAYS = 2;

const SUNDAY = 7;

/**
 * The last day for the answer (Ley 19.628, article 11), counted from the day after the request.
 *
 * Business days are all except Sundays and holidays (Código Civil, article 50). If Saturdays did not count either, the
 * day would be later, so an answer by this one is on time under both readings.
 */
export function answerDeadline(
  right: PrivacyRight,
  receivedOn: LocalDate,
  isHoliday: (day: LocalDate) => boolean,
): LocalDate {
  if (right !== 'BLOCKING') return addDays(receivedOn, ANSWER_DAYS);
  let day = receivedOn;
  for (let counted = 0; counted < BLOCKING_BUSINESS_DAYS;) {
    day = addDays(day, 1);
    if (weekdayOf(day) !== SUNDAY && !isHoliday(day)) counted += 1;
  }
  return day;
}

export interface PendingRequest {
  readonly right: PrivacyRight;
  readonly dueOn: LocalDate;
  readonly isExtended: boolean;
  readonly isAnswered: boolean;
}

export type ReasonNotToExtend = 'ANSWERED' | 'EXTENDED' | 'BLOCKING' | 'OVERDUE';

/** A deadline can be extended once, before it has passed, and never for blocking (Ley 19.628, article 11). */
export function reasonNotToExtend(request: PendingRequest, today: LocalDate): ReasonNotToExtend | undefined {
  if (request.isAnswered) return 'ANSWERED';
  if (request.right === 'BLOCKING') return 'BLOCKING';
  if (request.isExtended) return 'EXTENDED';
  return isOverdue(request, today) ? 'OVERDUE' : undefined;
}

export const extendedDeadline = (dueOn: LocalDate): LocalDate => addDays(dueOn, ANSWER_DAYS);

export const isOverdue = (
  { dueOn, isAnswered }: Pick<PendingRequest, 'dueOn' | 'isAnswered'>,
  today: LocalDate,
): boolean => !isAnswered && dueOn < today;
