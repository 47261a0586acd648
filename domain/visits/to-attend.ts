import type { AppointmentStatus } from '../appointment.js';
import { type LocalTime, minutesOf } from '../clinic-time.js';
import type { Attendance } from './attendance.js';

export interface Attendable {
  readonly time: LocalTime;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** Whether somebody may still be attended: not who is done, cancelled or said not to have come. */
export const isOpen = ({ status, attendance }: Attendable): boolean =>
  status !== 'COMPLETED' && status !== 'CANCELLED' && attendance !== 'NO_SHOW';

/**
 * Which of a patient's appointments of today 'Atender' is about: the visit that is under way, else the one nearest to now.
 * Undefined where all are over: then they come without one.
 * @param minutes since midnight.
 */
export function appointmentToAttend<Appointment extends Attendable>(
  ofToday: readonly Appointment[],
  minutes: number,
): Appointment | undefined {
  const open = ofToday.filter(isOpen);
  const distance = ({ time }: Appointment) => Math.abs(minutesOf(time) - minutes);
  return (
    open.find(({ attendance }) => attendance === 'IN_CARE') ??
    open.toSorted((one, other) => distance(one) - distance(other))[0]
  );
}
