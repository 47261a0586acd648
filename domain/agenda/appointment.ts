/** Each has its own agenda, so both can have an appointment at the same time. */
export const SERVICE_TYPES = ['PODIATRY', 'MANICURE'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];
export const DEFAULT_SERVICE_TYPE: ServiceType = 'PODIATRY';

/** Any status may follow any other. */
export const APPOINTMENT_STATUSES = ['BOOKED', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];
export const DEFAULT_STATUS: AppointmentStatus = 'BOOKED';

/** Minutes: one hour, or two when extended. */
export const DURATIONS = [60, 120] as const;
export type DurationMinutes = (typeof DURATIONS)[number];
export const DEFAULT_DURATION: DurationMinutes = 60;
/** The shortest appointment: a start is on the agenda if this many minutes fit after it. */
export const MIN_MINUTES: DurationMinutes = 60;

/** Appointments hold time in half hours, each one a row of `appointment_slot`. */
export const SLOT_MINUTES = 30;

export interface TimeSpan {
  readonly startMinute: number;
  readonly durationMinutes: number;
}

export const holdsTime = (status: AppointmentStatus): boolean => status !== 'CANCELLED';

/** The half hours that a span covers, ascending: 0 is 00:00, 47 is 23:30. */
export function slotsOf({ startMinute, durationMinutes }: TimeSpan): number[] {
  const first = Math.floor(startMinute / SLOT_MINUTES);
  const end = Math.ceil((startMinute + durationMinutes) / SLOT_MINUTES);
  const slots: number[] = [];
  for (let slot = first; slot < end; slot += 1) slots.push(slot);
  return slots;
}

/** Morning is before 13:00. @param startMinute minutes since midnight. */
export const timeOfDay = (startMinute: number): 'morning' | 'afternoon' =>
  startMinute < 13 * 60 ? 'morning' : 'afternoon';
