import { type LocalDate, type LocalTime, minutesOf, timeAt, weekdayOf } from '#domain/clinic-time.js';
import type { Schedule } from '#domain/schedule.js';

/**
 * The agenda's start that a place on the calendar stands for, or the day's first. The calendar is drawn in half hours,
 * the agenda may have only full ones.
 * @param which the one before, for a place that was pressed; the nearest one, for where an event was let go.
 */
export function snapToAgenda(
  schedule: Schedule,
  date: LocalDate,
  time: LocalTime,
  which: 'before' | 'nearest' = 'before',
): LocalTime {
  const hours = schedule.hours[weekdayOf(date)];
  const minute = minutesOf(time);
  if (!hours || minute >= hours.closesAt) return time;
  const round = which === 'before' ? Math.floor : Math.round;
  const steps = Math.max(0, round((minute - hours.opensAt) / schedule.stepMinutes));
  return timeAt(hours.opensAt + steps * schedule.stepMinutes);
}
