import type { ServiceType } from '../../agenda/appointment.js';
import type { Weekday } from '../../clinic-time.js';
import type { DayRange, OpeningHours, Schedule, WeeklyHours } from '../../schedule.js';

export interface Skills {
  readonly services: readonly ServiceType[];
  /** Treatments on the clinic's list that the professional doesn't do. */
  readonly omittedTreatments: readonly string[];
}

/**
 * Whether a professional does a service, and the treatment if one is given. Treatments that are not on the clinic's
 * list, such as a visitor's consultation, are done by all professionals of the service.
 */
export const does = (
  { services, omittedTreatments }: Skills,
  serviceType: ServiceType,
  treatment?: string | null,
): boolean => services.includes(serviceType) && (!treatment || !omittedTreatments.includes(treatment));

/** A professional's hours, within those of the clinic. */
export interface WorkingTime {
  /** Undefined: whenever the clinic is open. */
  readonly hours?: WeeklyHours | undefined;
  readonly daysOff: readonly DayRange[];
}

/** A professional's schedule for a service: their own hours, while the service's agenda is open. */
export function personalSchedule(agenda: Schedule, { hours, daysOff }: WorkingTime): Schedule {
  return { ...agenda, hours: hours ? within(agenda.hours, hours) : agenda.hours, daysOff };
}

function within(frame: WeeklyHours, own: WeeklyHours): WeeklyHours {
  const hours: Partial<Record<Weekday, readonly OpeningHours[]>> = {};
  for (const weekday of Object.keys(frame).map(Number) as Weekday[]) {
    const shared = (frame[weekday] ?? []).flatMap((open) => overlaps(open, own[weekday] ?? []));
    if (shared.length > 0) hours[weekday] = shared;
  }
  return hours;
}

const overlaps = (frame: OpeningHours, own: readonly OpeningHours[]): OpeningHours[] =>
  own
    .map(({ opensAt, closesAt }) => ({
      opensAt: Math.max(opensAt, frame.opensAt),
      closesAt: Math.min(closesAt, frame.closesAt),
    }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt);
