import { type LocalDate, type LocalTime, minutesOf, timeAt, weekdayOf } from '#domain/clinic-time.js';
import type { Schedule } from '#domain/schedule.js';

/**
 * The agenda's start nearest to a place on the calendar. The calendar has half hours, while the agenda may only have
 * full hours.
 * @param which the start before, for a click; the nearest one, for a drop.
 */
export function snapToAgenda(
  schedule: Schedule,
  date: LocalDate,
  time: LocalTime,
  which: 'before' | 'nearest' = 'before',
): LocalTime {
  const minute = minutesOf(time);
  const hours = schedule.hours[weekdayOf(date)]?.find(({ closesAt }) => minute < closesAt);
  if (!hours) return time;
  const round = which === 'before' ? Math.floor : Math.round;
  const steps = Math.max(0, round((minute - hours.opensAt) / schedule.stepMinutes));
  return timeAt(hours.opensAt + steps * schedule.stepMinutes);
}
