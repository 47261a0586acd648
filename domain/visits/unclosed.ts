import type { AppointmentStatus } from '../agenda/appointment.js';
import { type ClinicClock, type LocalDate, type LocalTime, minutesOf } from '../clinic-time.js';
import type { Attendance } from './attendance.js';
import { isOpen } from './to-attend.js';

/** How many days back the product looks for unclosed appointments. */
export const UNCLOSED_DAYS = 30;

interface Expected {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: number;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/**
 * Whether an appointment's hour is over without a result. A patient who is in care today is not counted: the visit just
 * takes longer.
 */
export function isUnclosed(appointment: Expected, now: ClinicClock): boolean {
  const { date, time, durationMinutes, attendance } = appointment;
  if (!isOpen(appointment) || date > now.date) return false;
  if (date < now.date) return true;
  return attendance !== 'IN_CARE' && minutesOf(time) + durationMinutes <= now.minutes;
}

/** The results with which an appointment is closed at the end of the day. */
export const CLOSINGS = ['CAME', 'NO_SHOW', 'CANCELLED'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** The changes to an appointment that close it. */
export const changesToClose = (
  closing: Closing,
): { readonly status?: AppointmentStatus; readonly attendance?: Attendance } => {
  switch (closing) {
    case 'CAME':
      return { status: 'COMPLETED' };
    case 'NO_SHOW':
      return { attendance: 'NO_SHOW' };
    case 'CANCELLED':
      return { status: 'CANCELLED' };
  }
};

/**
 * The changes that open it again as it was. A cancelled appointment can't have an attendance, and a completed one may
 * have got one, so both are sent.
 */
export const changesToReopen = ({
  status,
  attendance,
}: Pick<Expected, 'status' | 'attendance'>): {
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
} => ({ status, attendance });
