import type { AppointmentStatus, TimeSpan } from '../agenda/appointment.js';
import type { ClinicClock, LocalDate } from '../clinic-time.js';
import type { Attendance } from './attendance.js';

/** The most likely next action of staff on an appointment. */
export type NextStep = 'CONFIRM' | 'ARRIVE' | 'ATTEND' | 'COMPLETE' | 'RECORD' | 'REBOOK';

interface Stepped extends TimeSpan {
  readonly status: AppointmentStatus;
  readonly date: LocalDate;
  readonly attendance: Attendance | null;
  readonly hasRecord: boolean;
}

/**
 * @param treats whether the user may write records.
 * @returns undefined if there is nothing to do but wait.
 */
export function nextStep(appointment: Stepped, now: ClinicClock, treats: boolean): NextStep | undefined {
  const { status, date, attendance, hasRecord, startMinute, durationMinutes } = appointment;
  if (status === 'CANCELLED' || attendance === 'NO_SHOW') return 'REBOOK';
  if (status === 'COMPLETED') return treats && hasRecord ? 'RECORD' : undefined;
  if (attendance) return treats && !hasRecord ? 'ATTEND' : 'COMPLETE';
  const isToday = date === now.date;
  if (date < now.date || (isToday && startMinute + durationMinutes <= now.minutes)) return 'COMPLETE';
  const isExpected = isToday && (status === 'CONFIRMED' || startMinute <= now.minutes);
  if (isExpected) return 'ARRIVE';
  return status === 'BOOKED' ? 'CONFIRM' : undefined;
}
