import { holdsTime } from '#domain/appointment.js';
import { type ClinicClock, type LocalDate, minutesOf } from '#domain/clinic-time.js';
import type { DayAppointmentsQuery } from './day-appointments.generated';

export type DayAppointment = DayAppointmentsQuery['appointments'][number];

/** The day's appointments, by time. */
export const sortedOf = (appointments: readonly DayAppointment[], day: LocalDate): DayAppointment[] =>
  appointments
    .filter(({ date }) => date === day)
    .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time) || one.id - other.id);

/** Whom the clinic waits for or attends right now: the first that is still to end and to be done. */
export function currentOrNext(
  appointments: readonly DayAppointment[],
  { minutes }: ClinicClock,
): { appointment: DayAppointment; hasBegun: boolean } | undefined {
  const appointment = appointments.find(
    ({ time, durationMinutes, status }) =>
      holdsTime(status) && status !== 'COMPLETED' && minutesOf(time) + durationMinutes > minutes,
  );
  return appointment && { appointment, hasBegun: minutesOf(appointment.time) <= minutes };
}
