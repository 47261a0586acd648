/** The two kinds of work a clinic does. Each has an agenda of its own: they run side by side. */
export const SERVICE_TYPES = ['PODIATRY', 'MANICURE'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];
export const DEFAULT_SERVICE_TYPE: ServiceType = 'PODIATRY';

/** Any status may follow any other (rest-contract, 'Appointments'). */
export const APPOINTMENT_STATUSES = ['BOOKED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export const DEFAULT_STATUS: AppointmentStatus = 'BOOKED';

/** Minutes: one hour, or two when extended (spec, section 9). */
export const DURATIONS = [60, 120] as const;
export type DurationMinutes = (typeof DURATIONS)[number];
export const DEFAULT_DURATION: DurationMinutes = 60;

/** The grain in which an agenda's time is held: one row of `appointment_slot` per half hour. */
export const SLOT_MINUTES = 30;

/** A stretch of one day's time, in minutes since midnight. */
export interface TimeSpan {
  readonly startMinute: number;
  readonly durationMinutes: number;
}

/** A cancelled appointment holds no time; every other one does. */
export const holdsTime = (status: AppointmentStatus): boolean => status !== 'CANCELLED';

/** The half hours that a span covers, ascending: 0 is 00:00, 47 is 23:30. */
export function slotsOf({ startMinute, durationMinutes }: TimeSpan): number[] {
  const first = Math.floor(startMinute / SLOT_MINUTES);
  const end = Math.ceil((startMinute + durationMinutes) / SLOT_MINUTES);
  return Array.from({ length: end - first }, (_, offset) => first + offset);
}

/** Morning before 13:00, else afternoon (spec, section 4). @param startMinute minutes since midnight. */
export const timeOfDay = (startMinute: number): 'morning' | 'afternoon' =>
  startMinute < 13 * 60 ? 'morning' : 'afternoon';
