import { longDay } from '../clinic-time.es.js';
import type { LocalDate, LocalTime } from '../clinic-time.js';

export const NO_SERIES = 'Esa cita no es parte de una serie.';
export const NOTHING_AHEAD = 'A esa serie no le quedan citas por venir.';
/** Why a whole series could not be written. */
export const seriesRefusal = (date: LocalDate, time: LocalTime, reason: string): string =>
  `El ${longDay(date)} a las ${time}: ${reason}`;
