import { CLOSED_DAY } from './agenda/no-hours.es.js';
import { listed } from './listed.es.js';
import { type LocalDate, timeAt } from './clinic-time.js';
import { weekdayPlural } from './clinic-time.es.js';
import { SCREEN_ERRORS } from './screen-sentences.es.js';
import { FIELD_MESSAGES } from './sentences.es.js';
import type { Refusal, StartRange } from './schedule.js';

const SCHEDULE_MESSAGES = {
  past: 'Esa hora ya pasó. Elija otra.',
  tooSoon: (minutes: number) =>
    minutes % 60 === 0
      ? `Reserve con al menos ${minutes / 60} ${minutes === 60 ? 'hora' : 'horas'} de anticipación.`
      : `Reserve con al menos ${minutes} minutos de anticipación.`,
  tooFar: (days: number) => `Se puede reservar hasta con ${days} días de anticipación. Elija otro día.`,
  closedWeekday: (weekdayPlural: string) => `La clínica no atiende los ${weekdayPlural}. Elija otro día.`,
  closedDay: (reason: string) => `La clínica no atiende ese día (${reason}). Elija otro.`,
  dayOff: CLOSED_DAY,
  noAttendant: 'Por ahora no hay horas para ese servicio. Consulte a la clínica.',
  offAgenda: (ranges: readonly string[], step: number) =>
    `Ese día se atiende con horas que comienzan cada ${step} minutos, ${listed(ranges)}. Elija una de ellas.`,
  secondHourOff: 'Una cita de 2 horas no cabe a esa hora: la hora siguiente queda fuera de la agenda.',
} as const;

const rangeInWords = ({ first, last }: StartRange): string => `de ${timeAt(first)} a ${timeAt(last)}`;

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
    case 'DAY_OFF':
      return SCHEDULE_MESSAGES.dayOff;
    case 'NO_ATTENDANT':
      return SCHEDULE_MESSAGES.noAttendant;
    case 'CLOSED_WEEKDAY':
      return SCHEDULE_MESSAGES.closedWeekday(weekdayPlural(date));
    case 'OFF_AGENDA':
      return SCHEDULE_MESSAGES.offAgenda(refusal.starts.map(rangeInWords), refusal.step);
    case 'SECOND_HOUR_OFF':
      return SCHEDULE_MESSAGES.secondHourOff;
    case 'TAKEN':
      return SCREEN_ERRORS.SLOT_TAKEN;
  }
}
