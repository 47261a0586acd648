import { minutesOf, type Weekday } from '#domain/clinic-time.js';
import { byWeekday, type WeekdayHours } from '#domain/agenda/opening-hours.js';
import { personalSchedule } from '#domain/clinic/professionals/professional.js';
import type { DayRange, Schedule } from '#domain/schedule.js';
import type { ClinicProfessional } from './professionals';

interface AnsweredHours {
  readonly weekday: number;
  readonly opensAt: string;
  readonly closesAt: string;
}

/** Converts opening hours from the API. */
export const inMinutes = ({ weekday, opensAt, closesAt }: AnsweredHours): WeekdayHours => ({
  weekday: weekday as Weekday,
  opensAt: minutesOf(opensAt),
  closesAt: minutesOf(closesAt),
});

/** A professional's schedule for a service. @param agenda the service's own. */
export const scheduleOf = (
  agenda: Schedule,
  { hours }: Pick<ClinicProfessional, 'hours'>,
  daysOff: readonly DayRange[] = [],
): Schedule =>
  personalSchedule(agenda, { hours: hours ? byWeekday(hours.map(inMinutes)) : undefined, daysOff });
