import { minutesOf, type Weekday } from '#domain/clinic-time.js';
import { invalidField } from '#domain/errors.js';
import { hoursFault } from '#domain/agenda/opening-hours.js';
import type { OpeningHours } from '#domain/schedule.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { OpeningHoursModel } from './agenda-settings.model.js';

/** @throws DomainError `INVALID_INPUT` on `hours` for the first weekday with invalid hours */
export function checkStretches(hours: readonly OpeningHoursModel[]): void {
  const days = new Map<Weekday, OpeningHours[]>();
  for (const { weekday, opensAt, closesAt } of hours) {
    const stretch = { opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) };
    days.set(weekday, [...(days.get(weekday) ?? []), stretch]);
  }
  for (const stretches of days.values()) {
    const fault = hoursFault(stretches);
    if (fault) throw invalidField('hours', FIELD_MESSAGES[fault]);
  }
}
