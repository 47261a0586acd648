import { minutesOf, type Weekday } from '#domain/clinic-time.js';
import { personalSchedule } from '#domain/professionals/professional.js';
import type { DayRange, OpeningHours, Schedule } from '#domain/schedule.js';
import type { ClinicProfessional } from './professionals';

/** When a professional attends for a service. @param agenda the service's own. */
export function scheduleOf(
  agenda: Schedule,
  { hours }: Pick<ClinicProfessional, 'hours'>,
  daysOff: readonly DayRange[] = [],
): Schedule {
  if (!hours) return personalSchedule(agenda, { daysOff });
  const weekly: Partial<Record<Weekday, OpeningHours[]>> = {};
  for (const { weekday, opensAt, closesAt } of hours)
    (weekly[weekday as Weekday] ??= []).push({ opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) });
  return personalSchedule(agenda, { hours: weekly, daysOff });
}
