import type { Attendance } from '../visits/attendance.js';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from './appointment.js';

/** The result of an appointment: its status, unless the patient did not come. */
export const APPOINTMENT_STATES = [...APPOINTMENT_STATUSES, 'NO_SHOW'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

interface Attended {
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** Each appointment has one state, so that the counts of all states add up. */
export const stateOf = ({ status, attendance }: Attended): AppointmentState =>
  attendance === 'NO_SHOW' && status !== 'CANCELLED' ? 'NO_SHOW' : status;
