import type { AppointmentStatus } from '../agenda/appointment.js';
import { type ClinicClock, type LocalDate, minutesOf, type LocalTime } from '../clinic-time.js';

/** Whether an appointment's patient came; separate from its status. Cancelled ones have no attendance. */
export const ATTENDANCES = ['ARRIVED', 'IN_CARE', 'NO_SHOW'] as const;
export type Attendance = (typeof ATTENDANCES)[number];

interface Attended {
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** The attendance after an edit. @param sent undefined derives it from the status. */
export function attendanceAfter(
  before: Attended,
  status: AppointmentStatus,
  sent: Attendance | null | undefined,
): Attendance | null {
  if (status === 'CANCELLED') return null;
  if (sent !== undefined) return sent;
  if (status !== 'COMPLETED' || before.status === 'COMPLETED') return before.attendance;
  // After a completed visit, the patient has come and is no longer in care.
  return before.attendance === null || before.attendance === 'NO_SHOW' ? null : 'ARRIVED';
}

/** Whether the visit took place and is over; a completed appointment may be a no-show. */
export const hasEnded = ({ status, attendance }: Attended): boolean =>
  status === 'COMPLETED' && attendance !== 'NO_SHOW';

export const hasArrived = (attendance: Attendance | null): boolean =>
  attendance === 'ARRIVED' || attendance === 'IN_CARE';

interface Expected extends Attended {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: number;
}

/** Whether its time is over and no attendance was recorded; never for a cancelled or completed appointment. */
export function needsAttendance(appointment: Expected, now: ClinicClock): boolean {
  const { status, attendance, date, time, durationMinutes } = appointment;
  if (attendance !== null || status === 'CANCELLED' || status === 'COMPLETED') return false;
  return date < now.date || (date === now.date && minutesOf(time) + durationMinutes <= now.minutes);
}

/** From this many no-shows in a year, staff who book the patient again get a warning. */
export const NO_SHOWS_TO_WARN = 2;
