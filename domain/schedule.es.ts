import { type LocalDate, timeAt } from './clinic-time.js';
import { weekdayPlural } from './clinic-time.es.js';
import { SCREEN_ERRORS, FIELD_MESSAGES } from './sentences.es.js';
import type { Refusal } from './schedule.js';

const SCHEDULE_MESSAGES = {
  past: 'Esa hora ya pasó. Elija otra.',
  tooSoon: (minutes: number) =>
    minutes % 60 === 0
      ? `Reserve con al menos ${minutes / 60} ${minutes === 60 ? 'hora' : 'horas'} de anticipación.`
      : `Reserve con al menos ${minutes} minutos de anticipación.`,
  tooFar: (days: number) => `Se puede reservar hasta con ${days} días de anticipación. Elija otro día.`,
  closedWeekday: (weekdayPlural: string) => `La clínica no atiende los ${weekdayPlural}. Elija otro día.`,
  closedDay: (reason: string) => `La clínica no atiende ese día (${reason}). Elija otro.`,
  offAgenda: (first: string, last: string, step: number) =>
    `Ese día se atiende con horas que comienzan cada ${step} minutos, de ${first} a ${last}. Elija una de ellas.`,
  secondHourOff: 'Una cita de 2 horas no cabe a esa hora: la hora siguiente queda fuera de la agenda.',
} as const;

/** Why that start is not available, and what to do. */
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
      return SCREEN_ERRORS.SLOT_TAKEN;
  }
}
