import { movedTo } from '#domain/agenda/appointment.es.js';
import type { LocalDate, LocalTime } from '#domain/clinic-time.js';

interface Place {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** The new day and time of a moved appointment, as text; undefined if it was not moved. */
export const movedToText = (before: Place, after: Place, today: LocalDate): string | undefined =>
  before.date === after.date && before.time === after.time ? undefined : movedTo(after, today);
