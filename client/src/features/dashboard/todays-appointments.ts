import { type LocalDate, minutesOf } from '#domain/clinic-time.js';
import type { DayAppointmentsQuery } from './day-appointments.generated';

export type DayAppointment = DayAppointmentsQuery['appointments'][number];

export const sortedOf = (appointments: readonly DayAppointment[], day: LocalDate): DayAppointment[] =>
  appointments
    .filter(({ date }) => date === day)
    .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time) || one.id - other.id);
