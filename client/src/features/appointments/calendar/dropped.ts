import { type DurationMinutes, holdsTime, slotsOf } from '#domain/appointment.js';
import { type LocalDate, type LocalTime, minutesOf } from '#domain/clinic-time.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { checkStart, type Refusal } from '#domain/schedule.js';
import type { AgendaAppointment } from '../agenda-appointment';
import type { Schedules } from '../agenda-hours';
import { HOUR_TAKEN } from '../calendar-toasts';
import { snapToAgenda } from './snap-to-agenda';

export interface Drop {
  readonly date: LocalDate;
  /** Absent in the month view, which shows no hours. */
  readonly span?: { readonly start: LocalTime; readonly minutes: number };
  readonly isResize: boolean;
}

interface NewTime {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: DurationMinutes;
}

/** The appointment's time after the drop; undefined if it would not change. */
export function timeAfterDrop(
  appointment: AgendaAppointment,
  { date, span, isResize }: Drop,
  schedules: Schedules,
): NewTime | undefined {
  const before = appointment.durationMinutes > 60 ? 120 : 60;
  const durationMinutes = isResize && span ? lengthOf(span.minutes) : before;
  const isMoved = span !== undefined && span.start !== appointment.time;
  const time = isMoved
    ? snapToAgenda(schedules[appointment.serviceType], date, span.start, 'nearest')
    : appointment.time;
  const isSame = date === appointment.date && time === appointment.time && durationMinutes === before;
  return isSame ? undefined : { date, time, durationMinutes };
}

/** One or two hours, whichever is nearer. */
const lengthOf = (minutes: number): DurationMinutes => (minutes >= 90 ? 120 : 60);

/**
 * Why the appointment can't be there, as far as the client knows; the server may know more reasons.
 * @param all the appointments of the visible days.
 */
export function refusalAt(
  appointment: AgendaAppointment,
  { date, time, durationMinutes }: NewTime,
  all: readonly AgendaAppointment[],
  schedules: Schedules,
): Refusal | undefined {
  const others = all.filter(
    (other) =>
      other.id !== appointment.id &&
      other.date === date &&
      other.serviceType === appointment.serviceType &&
      holdsTime(other.status) &&
      holdsTime(appointment.status),
  );
  const busySlots = new Set(
    others.flatMap((other) =>
      slotsOf({ startMinute: minutesOf(other.time), durationMinutes: other.durationMinutes }),
    ),
  );
  return checkStart(
    { date, startMinute: minutesOf(time), durationMinutes },
    { schedule: schedules[appointment.serviceType], busySlots },
  );
}

export const sentenceOf = (refusal: Refusal, date: LocalDate): string =>
  refusal.kind === 'TAKEN' ? HOUR_TAKEN : refusalSentence(refusal, date);
