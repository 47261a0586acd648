import type { AppointmentStatus } from '../agenda/appointment.js';
import { type LocalTime, minutesOf } from '../clinic-time.js';
import type { Attendance } from './attendance.js';

export interface Attendable {
  readonly time: LocalTime;
  readonly status: AppointmentStatus;
  readonly attendance: Attendance | null;
}

/** Whether the patient can still be attended: not completed, cancelled or a no-show. */
export const isOpen = ({ status, attendance }: Attendable): boolean =>
  status !== 'COMPLETED' && status !== 'CANCELLED' && attendance !== 'NO_SHOW';

/**
 * The patient's appointment of today that 'Atender' opens: the visit in progress, otherwise the one nearest to now.
 * Undefined if all are over: then the patient came without an appointment.
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
