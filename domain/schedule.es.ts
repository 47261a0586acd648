import { type LocalDate, timeAt } from './clinic-time.js';
import { weekdayPlural } from './clinic-time.es.js';
import { ERROR_MESSAGES, FIELD_MESSAGES, SCHEDULE_MESSAGES } from './messages.es.js';
import type { Refusal } from './schedule.js';

/** The sentence that tells a person why they can't have that start, and what to do. */
export function refusalSentence(refusal: Refusal, date: LocalDate): string {
  switch (refusal.kind) {
    case 'AFTER_LAST_DATE':
      return FIELD_MESSAGES.dateTooLate;
    case 'PAST':
      return SCHEDULE_MESSAGES.past;
    case 'TOO_SOON':
      return SCHEDULE_MESSAGES.tooSoon(refusal.noticeMinutes);
    case 'TOO_FAR':
      return SCHEDULE_MESSAGES.tooFar(refusal.horizonDays);
    case 'CLOSURE':
      return SCHEDULE_MESSAGES.closedDay(refusal.reason);
    case 'CLOSED_WEEKDAY':
      return SCHEDULE_MESSAGES.closedWeekday(weekdayPlural(date));
    case 'OFF_AGENDA':
      return SCHEDULE_MESSAGES.offAgenda(timeAt(refusal.first), timeAt(refusal.last), refusal.step);
    case 'SECOND_HOUR_OFF':
      return SCHEDULE_MESSAGES.secondHourOff;
    case 'TAKEN':
      return ERROR_MESSAGES.SLOT_TAKEN;
  }
}
