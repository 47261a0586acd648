import { longDay, nearDay } from '../clinic-time.es.js';
import type { LocalDate, LocalTime } from '../clinic-time.js';

export const NO_SERIES = 'Esa cita no es parte de una serie.';
export const NOTHING_AHEAD = 'A esa serie no le quedan citas por venir.';
/** The whole series is refused because of the appointment on this day. */
export const seriesRefusal = (date: LocalDate, time: LocalTime, reason: string): string =>
  `El ${longDay(date)} a las ${time}: ${reason}`;

/** 'Rosa Lillo, 6 citas: la primera, el martes 24 a las 10:00'. @param others how many follow the first. */
export const seriesBookedFor = (
  first: {
    readonly date: LocalDate;
    readonly time: LocalTime;
    readonly patient: { readonly name: string };
  },
  others: number,
  today: LocalDate,
): string =>
  `${first.patient.name}, ${others + 1} citas: la primera, el ${nearDay(first.date, today)} a las ${first.time}`;
