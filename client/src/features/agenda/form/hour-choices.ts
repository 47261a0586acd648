import type { ServiceType } from '#domain/agenda/appointment.js';
import { type LocalDate, type LocalTime, minutesOf, timeAt } from '#domain/clinic-time.js';
import type { DayHoursQuery } from './day-hours.generated';

export interface HourChoice {
  readonly time: LocalTime;
  /** Whether it can be chosen. */
  readonly isFree: boolean;
  /** Taken, but selectable because the appointment may be overbooked. */
  readonly isTaken?: boolean;
  /** The time of the edited appointment. */
  readonly isOriginal: boolean;
}

export interface AppointmentTime {
  readonly date: LocalDate;
  readonly serviceType: ServiceType;
  readonly time: LocalTime;
  readonly durationMinutes: number;
  readonly professionalId: number;
}

/** Used if the hours can't be loaded: hourly, 09:00 to 18:00. */
const FALLBACK = Array.from({ length: 10 }, (_, index) => timeAt((9 + index) * 60));

interface HoursOfDay {
  /** Absent if they could not be loaded. */
  readonly hours: DayHoursQuery | undefined;
  /** The agenda's starts by its opening hours, taken or not. */
  readonly starts: readonly LocalTime[];
  readonly asked: {
    readonly date: LocalDate;
    readonly serviceType: ServiceType;
    readonly durationMinutes: number;
    /** Null: any professional. Undefined: the current one. */
    readonly professionalId: number | null | undefined;
    /** Whether taken hours can be chosen too. */
    readonly overbooked: boolean;
  };
  readonly original: AppointmentTime | undefined;
}

export function hourChoices({ hours, starts, asked, original }: HoursOfDay): HourChoice[] {
  const keeper = asked.professionalId ?? original?.professionalId;
  const own =
    original?.date === asked.date &&
    original.serviceType === asked.serviceType &&
    original.professionalId === keeper
      ? original.time
      : undefined;
  const free = new Set(freeOf(hours, asked.durationMinutes));
  // The appointment can keep its time even if the agenda changed, unless it gets longer or any professional is chosen.
  if (own && original && asked.professionalId !== null && asked.durationMinutes <= original.durationMinutes)
    free.add(own);
  const all = hours
    ? [...starts, ...hours.oneHour.freeStarts, ...hours.oneHour.takenStarts, ...free]
    : [...FALLBACK, ...free];
  return [...new Set(all)]
    .toSorted((one, other) => minutesOf(one) - minutesOf(other))
    .map((time) => {
      const isTaken = asked.overbooked && !free.has(time);
      return { time, isFree: isTaken || free.has(time), isTaken, isOriginal: time === own };
    });
}

function freeOf(hours: DayHoursQuery | undefined, durationMinutes: number): readonly LocalTime[] {
  if (!hours) return FALLBACK;
  return durationMinutes > 60 ? hours.twoHours.freeStarts : hours.oneHour.freeStarts;
}
