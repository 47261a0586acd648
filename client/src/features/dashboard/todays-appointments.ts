import { holdsTime } from '#domain/appointment.js';
import { type ClinicClock, type LocalDate, minutesOf } from '#domain/clinic-time.js';
import type { DayAppointmentsQuery } from './day-appointments.generated';

export type DayAppointment = DayAppointmentsQuery['appointments'][number];

export const sortedOf = (appointments: readonly DayAppointment[], day: LocalDate): DayAppointment[] =>
  appointments
    .filter(({ date }) => date === day)
    .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time) || one.id - other.id);

export type Mark = 'Ahora' | 'Próxima';

/** Marks the appointments that are taking place, on either agenda, and the earliest ones that follow. */
export function marksOf(
  appointments: readonly DayAppointment[],
  { minutes }: ClinicClock,
): ReadonlyMap<DayAppointment, Mark> {
  const marks = new Map<DayAppointment, Mark>();
  const open = appointments.filter(({ status }) => holdsTime(status) && status !== 'COMPLETED');
  const nextTime = open.find(({ time }) => minutesOf(time) > minutes)?.time;
  for (const appointment of open) {
    const { time, durationMinutes } = appointment;
    const begins = minutesOf(time);
    if (begins <= minutes && minutes < begins + durationMinutes) marks.set(appointment, 'Ahora');
    else if (time === nextTime) marks.set(appointment, 'Próxima');
  }
  return marks;
}
