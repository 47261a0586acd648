import { type LocalDate, type LocalTime, minutesOf, timeAt, weekdayOf } from '#domain/clinic-time.js';
import type { Schedule } from '#domain/schedule.js';

/**
 * The agenda's start that a place on the calendar stands for: the one before it, or the day's first. The calendar is
 * drawn in half hours, the agenda may have only full ones.
 */
export function snapToAgenda(schedule: Schedule, date: LocalDate, time: LocalTime): LocalTime {
  const hours = schedule.hours[weekdayOf(date)];
  const minute = minutesOf(time);
  if (!hours || minute >= hours.closesAt) return time;
  const steps = Math.max(0, Math.floor((minute - hours.opensAt) / schedule.stepMinutes));
  return timeAt(hours.opensAt + steps * schedule.stepMinutes);
}
