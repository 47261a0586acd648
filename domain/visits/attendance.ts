import type { AppointmentStatus } from '../appointment.js';
import { type ClinicClock, type LocalDate, minutesOf, type LocalTime } from '../clinic-time.js';

/** Whether the patient of an appointment came; beside its status. A cancelled one has none. */
export const ATTENDANCES = ['ARRIVED', 'IN_CARE', 'NO_SHOW'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

interface Attended {
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** What an edit makes of the attendance. @param sent undefined keeps what follows from the status. */
export function attendanceAfter(
  before: Attended,
  status: AppointmentStatus,
  sent: Attendance | null | undefined,
): Attendance | null {
  if (status === 'CANCELLED') return null;
  if (sent !== undefined) return sent;
  if (status !== 'COMPLETED' || before.status === 'COMPLETED') return before.attendance;
  // Whose visit is over came, and is not in care any more.
  return before.attendance === null || before.attendance === 'NO_SHOW' ? null : 'ARRIVED';
}

/** Whether somebody is there, and has been since a known time. */
export const hasCome = (attendance: Attendance | null): boolean =>
  attendance === 'ARRIVED' || attendance === 'IN_CARE';

interface Expected extends Attended {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: number;
}

/** Whether an appointment's hour has passed and nobody said if its patient came. */
export function asksWhetherCame(appointment: Expected, now: ClinicClock): boolean {
  const { status, attendance, date, time, durationMinutes } = appointment;
  if (attendance !== null || status === 'CANCELLED' || status === 'COMPLETED') return false;
  return date < now.date || (date === now.date && minutesOf(time) + durationMinutes <= now.minutes);
}

/** Whoever did not come so often in a year is pointed out to whom books them again. */
export const NO_SHOWS_TO_WARN = 2;
