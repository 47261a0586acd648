import { addDays, type ClinicClock, type LocalDate, weekdayOf } from '../clinic-time.js';
import { agendaStarts, closureOn, isOff, type Schedule } from '../schedule.js';

/** How far ahead the next working day is looked for. */
const DAYS_AHEAD = 60;

/** When the last opening hours of a day end, in minutes since midnight; undefined on a closed day. */
function closingTime({ hours, closures, daysOff }: Schedule, date: LocalDate): number | undefined {
  if (closureOn(closures, date) || isOff(daysOff, date)) return undefined;
  return (hours[weekdayOf(date)] ?? []).at(-1)?.closesAt;
}

/** Whether the clinic is done for today: each schedule is closed, or its last hour has passed. */
export const isAfterHours = (schedules: readonly Schedule[], now: ClinicClock): boolean =>
  schedules.every((schedule) => (closingTime(schedule, now.date) ?? 0) <= now.minutes);

/** The next day after today on which a schedule is open; undefined if there is none in the next two months. */
export function nextWorkingDay(schedules: readonly Schedule[], today: LocalDate): LocalDate | undefined {
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    if (schedules.some((schedule) => agendaStarts(schedule, date).length > 0)) return date;
  }
  return undefined;
}
